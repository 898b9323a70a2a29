import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageLayout } from '../../../../../../api/engines/pdf/layout/page-layout.ts';
import { readUnread } from '../../../../../../api/engines/pdf/recognise/unread/read-unread.ts';
import { stubProcesses } from '../../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const [width, height] = [400, 200];
const blank: PageLayout = { number: 1, width, height, order: 'read', blocks: [] };

/** A word in Tesseract's output, on the picture of a line. */
const row = (page: number, text: string, confidence: number, left = 12) =>
  ['5', page, 1, 1, 1, 1, left, 15, 40, 20, confidence, text].join('\t');

/**
 * What is read on a page with a wide line at its top and a narrow one below it, by what Tesseract reads in their pictures.
 * @param underline The row of pixels from which the wide one is underlined.
 */
async function readAs(rows: readonly string[], page = blank, underline?: number) {
  const workspace = await mkdtemp(join(await scratchFolder(), 'workspace-'));
  const pixels = Buffer.alloc(width * height, 255);
  for (const [y, count] of [
    [20, 8],
    [100, 3],
  ] as const)
    for (let at = 0; at < count; at++)
      for (let line = y; line < y + 20; line++)
        pixels.fill(0, line * width + 40 + 12 * at, line * width + 48 + 12 * at);
  if (underline !== undefined)
    for (let line = underline; line < underline + 2; line++) pixels.fill(0, line * width + 36, line * width + 350);
  const path = join(workspace, 'page-1.pgm');
  await writeFile(path, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  const pictures: number[] = [];
  const processes = stubProcesses(async ({ args }) => {
    pictures.push((await readFile(args[0] as string, 'utf8')).split('\n').length);
    await writeFile(`${args[1]}.tsv`, rows.join('\n'));
    return {};
  });
  const picture = { path, width, height, pixelsPerPoint: 2, hasInk: true, isUneven: false, remove: async () => {} };
  const job = { processes, workspace, input: '', signal: new AbortController().signal };
  const read = await readUnread(job, picture, page, 'eng');
  const words = read.blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words));
  return { pictures, words, left: await readdir(workspace) };
}

describe('what was not read on a page', () => {
  it('is read line by line, the widest first, and placed where it is', async () => {
    const { pictures, words, left } = await readAs([row(1, 'Wide', 95), row(2, 'Slim', 95)]);
    expect(pictures).toEqual([2]);
    expect(words).toEqual([
      { text: 'Wide', xMin: 40, xMax: 80, yMin: 20, yMax: 40 },
      { text: 'Slim', xMin: 40, xMax: 80, yMin: 100, yMax: 120 },
    ]);
    expect(left.filter((name) => name.endsWith('.pgm'))).toEqual(['page-1.pgm']);
  });

  it('is words of which Tesseract is sure, digits that stand alone, and letters beside words', async () => {
    const rows = [row(1, 'a', 95), row(1, 'word', 95, 60), row(1, 'stain', 50, 90), row(2, '7', 95), row(2, 'i', 95)];
    const { words } = await readAs(rows);
    expect(words.map(({ text }) => text)).toEqual(['a', 'word', '7']);
  });

  it('is all words of a line of which most are sure, unless one cannot be read at all', async () => {
    const rows = [row(1, 'electrician', 95), row(1, 'people', 45, 60), row(1, 'wqtk', 5, 110)];
    expect((await readAs(rows)).words.map(({ text }) => text)).toEqual(['electrician', 'people']);
    expect((await readAs([row(1, 'people', 45)])).words).toEqual([]);
  });

  it('is letters that stand alone, if they are level with a line', async () => {
    const rows = [row(1, 'M', 80), row(2, 'S', 80)];
    expect((await readAs(rows)).words).toEqual([]);
    const known = { xMin: 250, yMin: 18, xMax: 340, yMax: 42 };
    const line = { ...known, words: [{ ...known, text: 'Login' }], isRightToLeft: false };
    const page = { ...blank, blocks: [{ ...known, lines: [line] }] };
    expect((await readAs(rows, page)).words.map(({ text }) => text)).toEqual(['Login', 'M']);
  });

  it('is numbers of headings and of lists', async () => {
    expect((await readAs([row(2, '3.)', 92)])).words.map(({ text }) => text)).toEqual(['3.)']);
    const { words } = await readAs([row(1, '4.1.2', 75), row(2, '3.', 92)]);
    expect(words.map(({ text }) => text)).toEqual(['4.1.2', '3.']);
  });

  it('is words in a gap of a line, though Tesseract is less sure of them', async () => {
    const rows = [row(1, "d'optimiser", 55), row(2, "l'interface", 55)];
    const word = (text: string, xMin: number) => ({ text, xMin, xMax: xMin + 30, yMin: 18, yMax: 42 });
    const words = [word('souhaite', 5), word('le', 350)];
    const line = { xMin: 5, yMin: 18, xMax: 380, yMax: 42, words, isRightToLeft: false };
    const page = { ...blank, blocks: [{ ...line, lines: [line] }] };
    expect((await readAs(rows, page)).words.map(({ text }) => text)).toEqual(['souhaite', "d'optimiser", 'le']);
  });

  it('is read without what it is underlined with', async () => {
    expect((await readAs([row(1, 'Wide', 95)], blank, 40)).words.map(({ text }) => text)).toEqual(['Wide']);
  });

  it('is not looked for on pages that were turned', async () => {
    expect((await readAs([row(1, 'Wide', 95)], { ...blank, linesRan: 'down' })).words).toEqual([]);
  });
});
