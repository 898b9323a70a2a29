import { expect, it } from 'vitest';
import type { Block, Line } from '../../../../../../../api/engines/pdf/layout/page-layout.ts';
import { boldLines } from '../../../../../../../api/engines/pdf/reconstruct/scans/faces/bold-lines.ts';
import type { Tones } from '../../../../../../../api/engines/pdf/reconstruct/scans/tones.ts';

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
  const bold = boldLines(blocks, tones);
  return blocks.map(({ lines }) => lines.map((line) => bold.has(line)));
}

it('lines are bold whose strokes are thicker than is usual on the page', () => {
  expect(boldOf([[8, 8, 8], [12], [8, 8]])).toEqual([[false, false, false], [true], [false, false]]);
  expect(boldOf([[8, 8, 12, 8]])).toEqual([[false, false, true, false]]);
});

it('lines that hardly tell are as their block is', () => {
  expect(boldOf([Array(8).fill(8), [11, 10, 11]])).toEqual([Array(8).fill(false), [true, true, true]]);
  expect(boldOf([[...Array(8).fill(8), 11]])).toEqual([Array(9).fill(false)]);
});

it('grey lines are bold as black ones are', () => {
  const isGrey = (stroke: number) => (stroke === 12 ? 130 : 0);
  expect(boldOf([[8, 8, 12, 8]], isGrey)).toEqual([[false, false, true, false]]);
});
