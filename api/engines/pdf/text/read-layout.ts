import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { around, type Block, type Line, type PageLayout, type Word } from './layout.ts';
import { lineOf } from './line-text.ts';

const box = /xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)"(?:>(.*)<\/word>)?/;
const size = /width="([\d.]+)" height="([\d.]+)"/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Private-use and replacement characters: glyphs whose font does not say which letters they are. */
const unreadable = /[\p{Co}\ufffd]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a map give their glyphs' numbers as they are
const controls = /[\u0000-\u001f\u007f-\u009f]/g;

function wordOf(line: string): Word | undefined {
  const found = box.exec(line);
  if (found === null) return undefined;
  const [, xMin, yMin, xMax, yMax, written = ''] = found;
  const text = written
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    .replace(controls, '');
  if (text === '') return undefined;
  return { xMin: Number(xMin), yMin: Number(yMin), xMax: Number(xMax), yMax: Number(yMax), text };
}

/** Whether most letters of a page are glyphs that no one can name: its text is as good as none. */
function isUnreadable(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('');
  return (text.match(unreadable)?.length ?? 0) > text.length / 2;
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

  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const tag = text.trimStart();
    if (tag.startsWith('<word')) {
      const word = wordOf(tag);
      if (word !== undefined) words.push(word);
    } else if (tag.startsWith('</line')) {
      if (words.length > 0) lines.push(lineOf(words));
      words = [];
    } else if (tag.startsWith('</block')) {
      if (lines.length > 0) blocks.push({ ...around(lines), lines });
      lines = [];
    } else if (tag.startsWith('<page')) {
      const [, width = '0', height = '0'] = size.exec(tag) ?? [];
      page = { number: page.number + 1, width: Number(width), height: Number(height) };
      blocks = [];
    } else if (tag.startsWith('</page')) {
      const all = blocks.flatMap((block) => block.lines.flatMap((line) => line.words));
      yield { ...page, blocks: isUnreadable(all) ? [] : blocks, order: 'printed' };
    }
  }
}
