import { closing } from './rtf-groups.ts';

const opening = '{\\nonshppict';

/** Where a fallback may begin that continues in the next part; else the end. */
function endOfWhole(text: string): number {
  const at = text.lastIndexOf('{');
  return at >= 0 && opening.startsWith(text.slice(at)) ? at : text.length;
}

/**
 * Leaves out of an RTF document the copies of its pictures for readers that do not know PNG and JPEG (`\nonshppict`,
 * RTF 1.9.1, "Pictures"): LibreOffice writes them as bitmaps in metafiles, up to a hundred times as large as the picture.
 * @param source What LibreOffice wrote, in Latin-1.
 */
export async function* dropFallbacks(source: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0;
  let rest = '';
  for await (const part of source) {
    let text = rest + part;
    rest = '';
    while (text !== '') {
      if (depth > 0) {
        const closed = closing(text, depth);
        depth = closed.depth;
        if (depth > 0) rest = text.slice(closed.end);
        text = depth > 0 ? '' : text.slice(closed.end);
        continue;
      }
      const at = text.indexOf(opening);
      const end = at < 0 ? endOfWhole(text) : at;
      yield text.slice(0, end);
      if (at < 0) rest = text.slice(end);
      else depth = 1;
      text = at < 0 ? '' : text.slice(at + opening.length);
    }
  }
  yield rest;
}
