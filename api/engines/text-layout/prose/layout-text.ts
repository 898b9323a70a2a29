import { withoutControlCodes } from '../../../formats/encodings/control-codes.ts';
import { decodeFile, readTextStart } from '../../../formats/encodings/text-encoding.ts';
import { languageOf } from '../../../formats/encodings/text-language.ts';
import type { InstalledFont } from '../fonts/installed-fonts.ts';
import { notesOf } from '../notes-of.ts';
import { createPages } from '../pages.ts';
import type { LayoutOutcome, LayoutRequest } from '../request.ts';
import { thresholds } from '../thresholds.ts';
import { unprintable } from '../type/characters.ts';
import { setParagraph, unbroken } from '../type/paragraph.ts';
import { createWords } from '../type/words.ts';
import { createTextDrawing } from './draw-text.ts';
import { readLines } from './read-lines.ts';
import { expandTabs } from './tabs.ts';
import { textKind } from './text-kind.ts';
import { planText, typeStyles } from './text-plan.ts';

const { sampledLines, maxUnbroken } = thresholds.prose;

/**
 * Lays out a text file as prose, or as columns of characters where it is aligned that way. Throws
 * `unsupported-file-type` for what is not text, and `too-complex` for too many pages.
 */
export async function layoutText(request: LayoutRequest, installed: readonly InstalledFont[]): Promise<LayoutOutcome> {
  const { encoding, start: text } = await readTextStart(request.input);
  const pages = createPages(request.output, installed, { ...languageOf(text), title: request.title });
  const words = createWords(pages.fonts);

  const lines = withoutControlCodes(text)
    .split(/\r\n|[\n\r\f]/)
    .slice(0, sampledLines)
    .map(expandTabs);
  const kind = textKind(lines);
  const unbrokenLines = lines
    .filter((line) => line.length <= maxUnbroken)
    .map((line) => line.replace(unprintable, '').trimEnd());
  const style = typeStyles[kind];
  const widths = unbrokenLines.map((line) => setParagraph(words, line, style, unbroken).lines[0]?.widthEm ?? 0);
  const plan = planText(
    kind,
    widths.filter((width) => width > 0),
    request.sheet,
  );

  const drawing = createTextDrawing(pages, plan, words);
  for await (const line of readLines(decodeFile(request.input, encoding))) {
    await drawing.add({ ...line, text: withoutControlCodes(line.text) });
  }
  await drawing.finish();
  return { type: 'done', pages: await pages.finish(), notes: notesOf(encoding, words.missing) };
}
