import { createReadStream } from 'node:fs';
import { symbolSigns } from '../../../formats/fonts/symbol-signs.ts';
import { lineOf } from './line-text.ts';
import { type Block, boundingBoxOf, type Line, type PageLayout, type Word } from './page-layout.ts';
import { putMarksBehind } from './put-marks-behind.ts';
import { joinTouching } from './touching-words.ts';

/** The tags that matter: words with box and text, the ends of lines, blocks and pages, and page sizes. */
const tags =
  /<(?:word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)<\/word>|\/(line|block|page)>|page width="([^"]+)" height="([^"]+)">)/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Private-use and replacement characters, which stand for glyphs of unknown meaning, as control characters do. */
const unreadable = /[\p{Co}\ufffd]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a character map yield their glyph numbers
const controls = /[\u0000-\u001f\u007f-\u009f]/g;
/** Macs write a space as a tab, a line end, a space and a no-break space. */
const spaces = /\s{2,}/gu;
const chunkBytes = 1 << 18;

const textOf = (written: string): string =>
  written.includes('&')
    ? written.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    : written;

/** Bullets and check marks as all fonts have them. */
const withSigns = (text: string): string =>
  unreadable.test(text) ? text.replace(/\p{Co}/gu, (letter) => symbolSigns[letter]?.text ?? letter) : text;

const trimmed = (word: Word): Word => ({ ...word, text: word.text.trim() });

/** The file in chunks of whole lines, so that no tag is split. */
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

/**
 * Reads the output of `pdftotext -bbox-layout`, which has one tag a line, page by page, since it may not fit in memory.
 * Lengths are in points. A page whose letters are mostly unknown has no blocks.
 * @param firstPage The number of the first page in the output.
 */
export async function* readLayout(path: string, firstPage = 1): AsyncGenerator<PageLayout> {
  let page: Pick<PageLayout, 'number' | 'width' | 'height'> = { number: firstPage - 1, width: 0, height: 0 };
  let blocks: Block[] = [];
  let lines: Line[] = [];
  let words: Word[] = [];
  let letters = { all: 0, unknown: 0 };

  for await (const piece of wholeLines(path)) {
    for (const [, xMin, yMin, xMax, yMax, written, end, width, height] of piece.matchAll(tags)) {
      if (written !== undefined) {
        const printed = textOf(written);
        const known = printed.replace(controls, '');
        letters.all += printed.length;
        letters.unknown += unreadable.test(known) ? printed.length : printed.length - known.length;
        const text = known.replace(spaces, ' ');
        if (text.trim() === '') continue;
        words.push({
          xMin: Number(xMin),
          yMin: Number(yMin),
          xMax: Number(xMax),
          yMax: Number(yMax),
          text: withSigns(text),
        });
      } else if (end === 'line') {
        if (words.length > 0) lines.push(lineOf(joinTouching(putMarksBehind(words)).map(trimmed)));
        words = [];
      } else if (end === 'block') {
        if (lines.length > 0) blocks.push({ ...boundingBoxOf(lines), lines });
        lines = [];
      } else if (end === 'page') {
        yield { ...page, blocks: letters.unknown > letters.all / 2 ? [] : blocks, order: 'printed' };
      } else {
        page = { number: page.number + 1, width: Number(width), height: Number(height) };
        blocks = [];
        letters = { all: 0, unknown: 0 };
      }
    }
  }
}
