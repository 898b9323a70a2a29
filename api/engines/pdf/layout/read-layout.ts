import { createReadStream } from 'node:fs';
import { lineOf } from './line-text.ts';
import { around, type Block, type Line, type PageLayout, type Word } from './page-layout.ts';

/** The tags that matter: a word with its box and text, the ends of lines, blocks and pages, and a page's size. */
const tags =
  /<(?:word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)<\/word>|\/(line|block|page)>|page width="([^"]+)" height="([^"]+)">)/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Private-use and replacement characters: glyphs whose font does not say which letters they are. */
const unreadable = /[\p{Co}\ufffd]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a map give their glyphs' numbers as they are
const controls = /[\u0000-\u001f\u007f-\u009f]/g;
const chunkBytes = 1 << 18;

function textOf(written: string): string {
  const text = written.includes('&')
    ? written.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    : written;
  return text.replace(controls, '');
}

/** The file in pieces that end with a line, so that no tag is parted. */
async function* wholeLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: chunkBytes })) {
    const text = rest + chunk;
    const end = text.lastIndexOf('\n') + 1;
    yield text.slice(0, end);
    rest = text.slice(end);
  }
  yield rest;
}

/** Whether most letters of a page are glyphs that no one can name: its text is as good as none. */
function isUnreadable(blocks: readonly Block[]): boolean {
  let [all, nameless] = [0, 0];
  for (const { lines } of blocks) {
    for (const { words } of lines) {
      for (const { text } of words) {
        all += text.length;
        if (unreadable.test(text)) nameless += text.length;
      }
    }
  }
  return nameless > all / 2;
}

/**
 * Reads what `pdftotext -bbox-layout` writes, one tag a line, page by page: documents may be larger than memory.
 * Pages whose text cannot be read have no blocks.
 */
export async function* readLayout(path: string): AsyncGenerator<PageLayout> {
  let page: Pick<PageLayout, 'number' | 'width' | 'height'> = { number: 0, width: 0, height: 0 };
  let blocks: Block[] = [];
  let lines: Line[] = [];
  let words: Word[] = [];

  for await (const piece of wholeLines(path)) {
    for (const [, xMin, yMin, xMax, yMax, written, end, width, height] of piece.matchAll(tags)) {
      if (written !== undefined) {
        const text = textOf(written);
        if (text === '') continue;
        words.push({ xMin: Number(xMin), yMin: Number(yMin), xMax: Number(xMax), yMax: Number(yMax), text });
      } else if (end === 'line') {
        if (words.length > 0) lines.push(lineOf(words));
        words = [];
      } else if (end === 'block') {
        if (lines.length > 0) blocks.push({ ...around(lines), lines });
        lines = [];
      } else if (end === 'page') {
        yield { ...page, blocks: isUnreadable(blocks) ? [] : blocks, order: 'printed' };
      } else {
        page = { number: page.number + 1, width: Number(width), height: Number(height) };
        blocks = [];
      }
    }
  }
}
