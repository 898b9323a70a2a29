import { expect, it } from 'vitest';
import type { Block, Line } from '../../../../../../../api/engines/pdf/layout/page-layout.ts';
import { boldWords } from '../../../../../../../api/engines/pdf/reconstruct/scans/faces/bold-words.ts';
import type { Tones } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';

const [width, height] = [400, 900];

/** Lines of upright strokes, each so many pixels thick. */
function pageOf(
  blocks: readonly (readonly number[])[],
  levelOf: (stroke: number) => number,
): { readonly blocks: readonly Block[]; readonly tones: Tones } {
  const ink = new Uint8Array(width * height);
  const lightness = new Uint8Array(width * height).fill(255);
  let top = 10;
  const drawn = blocks.map((strokes): Block => {
    const lines = strokes.map((stroke): Line => {
      const box = { xMin: 20, xMax: 380, yMin: top, yMax: top + 40 };
      for (let y = top; y < top + 40; y++)
        for (let x = 20; x < 380; x += 20) {
          ink.fill(1, y * width + x, y * width + x + stroke);
          lightness.fill(levelOf(stroke), y * width + x, y * width + x + stroke);
          // Half of the last pixel is ink.
          lightness[y * width + x + stroke] = (255 + levelOf(stroke)) >> 1;
        }
      top += 50;
      return { ...box, words: [{ ...box, text: 'minimum' }], isRightToLeft: false };
    });
    return { xMin: 20, xMax: 380, yMin: 0, yMax: top, lines };
  });
  return { blocks: drawn, tones: { ink, tone: ink, lightness, paper: 0xffffffff, width, height, pixelsPerPoint: 1 } };
}

/** Which lines of each block are bold. */
function boldOf(strokes: readonly (readonly number[])[], levelOf = (_stroke: number) => 0) {
  const { blocks, tones } = pageOf(strokes, levelOf);
  const bold = boldWords(blocks, tones);
  return blocks.map(({ lines }) => lines.map(({ words }) => words.every((word) => bold.has(word))));
}

it('lines are bold whose strokes are thicker than is usual on the page', () => {
  expect(boldOf([[8, 8, 8], [12], [8, 8]])).toEqual([[false, false, false], [true], [false, false]]);
  expect(boldOf([[8, 8, 12, 8]])).toEqual([[false, false, true, false]]);
});

it('lines are bold though most of the page is, unless their strokes are as thin as those of plain letters are', () => {
  expect(
    boldOf([
      [12, 12],
      [8, 8],
      [12, 12, 12],
    ]),
  ).toEqual([
    [true, true],
    [false, false],
    [true, true, true],
  ]);
  expect(
    boldOf([
      [6, 6],
      [4, 4],
      [6, 6, 6],
    ]),
  ).toEqual([
    [false, false],
    [false, false],
    [false, false, false],
  ]);
});

it('lines that hardly tell are as their block is', () => {
  expect(boldOf([Array(8).fill(8), [11, 10, 11]])).toEqual([Array(8).fill(false), [true, true, true]]);
  expect(boldOf([[...Array(8).fill(8), 10]])).toEqual([Array(9).fill(false)]);
});

it('grey lines are bold as black ones are', () => {
  const isGrey = (stroke: number) => (stroke === 12 ? 130 : 0);
  expect(boldOf([[8, 8, 12, 8]], isGrey)).toEqual([[false, false, true, false]]);
});

it('words are bold before others, with what is between them', () => {
  const { blocks, tones } = pageOf([[8, 8, 8]], () => 0);
  const [line] = blocks[0]?.lines ?? [];
  const part = (text: string, from: number, to: number) => ({ ...(line as Line), text, xMin: from, xMax: to });
  const words = [part('minimum', 20, 160), part('i', 160, 165), part('minimum', 180, 280), part('minimum', 280, 380)];
  const thick = tones.lightness.map((level, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return y < 50 && x < 270 && x % 20 < 12 && x >= 20 ? 0 : level;
  });
  const mixed = { ...(line as Line), words };
  const plain = blocks[0]?.lines.slice(1) ?? [];
  const bold = boldWords([{ ...(blocks[0] as Block), lines: [mixed, ...plain] }], { ...tones, lightness: thick });
  expect(words.map((word) => bold.has(word))).toEqual([true, true, true, false]);
  expect(plain.flatMap((each) => each.words).some((word) => bold.has(word))).toBe(false);
});
