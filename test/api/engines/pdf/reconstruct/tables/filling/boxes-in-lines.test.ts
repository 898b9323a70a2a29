import { expect, it } from 'vitest';
import type { Box } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { withoutBoxesInLines } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/boxes-in-lines.ts';
import type { GridCell } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { createLetterFinder } from '../../../../../../../api/engines/pdf/reconstruct/tables/letter-finder.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const frame = gridRules([50, 350], [100, 200]);

/** How many tables are left in a frame around a box. */
function leftOf(box: ReturnType<typeof gridRules>, letters: ReturnType<typeof glyphs>, pictures: readonly Box[] = []) {
  const [grid] = findRuledTables([...frame, ...box]);
  const lettersIn = createLetterFinder(letters);
  return withoutBoxesInLines(grid?.cells[0] as GridCell, lettersIn, () => pictures).length;
}

const box = gridRules([200, 230], [120, 134]);
const label = glyphs('Floors', 60, 131);

it('takes no box in a line for a table, whether something is written in it or not', () => {
  expect(leftOf(box, label)).toBe(0);
  expect(leftOf(box, [...label, ...glyphs('2', 210, 130)])).toBe(0);
});

it('keeps a box with lines of its own, with a picture, and tables of several cells', () => {
  expect(leftOf(box, glyphs('2', 210, 130))).toBe(1);
  const high = gridRules([200, 330], [120, 150]);
  expect(leftOf(high, [...label, ...glyphs('A first line', 210, 130), ...glyphs('and another', 210, 144)])).toBe(1);
  const picture = { x0: 202, x1: 228, y0: 121, y1: 133 };
  expect(leftOf(box, label, [picture])).toBe(1);
  expect(leftOf(box, label, [{ ...picture, y0: 160, y1: 180 }])).toBe(0);
  expect(leftOf(gridRules([200, 215, 230], [120, 134]), label)).toBe(1);
});
