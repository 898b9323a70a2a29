import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { blockFrom } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-block.ts';
import {
  countDrawnCells,
  haveOwnBaselines,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/drawn-cells.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Two names of two lines, each beside a value, in the order in which they are drawn. */
const cells = [0, 40].flatMap((y) => [
  [...glyphs('Highest', 50, 100 + y), ...glyphs('value', 50, 112 + y)],
  glyphs('7.8', 150, 100 + y),
]);
const countOf = (letters: Parameters<typeof findSegments>[0]) =>
  countDrawnCells(blockFrom(textRows(findSegments(letters)), 0));

describe('cells of aligned text', () => {
  it('are drawn whole if the drawing goes back up to what is beside them', () => {
    expect(countOf(cells.flat())).toBe(2);
  });

  it('show nothing where the page is drawn line by line, or one column after the other', () => {
    expect(countOf(cells.flat().sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0))).toBe(0);
    expect(countOf([...cells.flat()].sort((a, b) => Number(a.x0 > 100) - Number(b.x0 > 100)))).toBe(1);
  });
});

describe('texts side by side in two fonts', () => {
  const code = { ...look, font: 'LiberationMono', size: 9 };
  const pairs = (offset: number) =>
    ['WRITE', 'READ', 'MOVE'].map((name, row) => ({
      name: glyphs(name, 50, 100 + 16 * row - offset, code),
      use: glyphs('all of a file', 150, 100 + 16 * row),
    }));
  const areOn = (letters: Parameters<typeof findSegments>[0]) =>
    haveOwnBaselines(blockFrom(textRows(findSegments(letters)), 0));

  it('are cells where each is on a baseline of its own', () => {
    expect(areOn(pairs(1.5).flatMap(({ name, use }) => [...name, ...use]))).toBe(true);
  });

  it('may be parted by tabs where they are on one, and are columns where they are drawn one after the other', () => {
    expect(areOn(pairs(0).flatMap(({ name, use }) => [...name, ...use]))).toBe(false);
    const columns = [...pairs(1.5).flatMap(({ name }) => name), ...pairs(1.5).flatMap(({ use }) => use)];
    expect(areOn(columns)).toBe(false);
  });
});
