import { describe, expect, it } from 'vitest';
import type { ParagraphContext } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/paragraph-context.ts';
import { excessOf, heightsOf } from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/give-back.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const contextOf = () => ({ pitchOf: () => 12 }) as unknown as ParagraphContext;

it('tells what the lines of a row take beyond its height', () => {
  const [grid] = findRuledTables(gridRules([50, 150, 250], [100, 130]));
  const excess = (letters: ReturnType<typeof glyphs>) =>
    excessOf(fillTable(grid as Grid, letters, [], []).cells, contextOf);
  expect(excess([])).toBe(0);
  expect(excess(glyphs('One line', 55, 112))).toBe(0);
  const three = [112, 119, 126].flatMap((y) => glyphs('Three lines', 55, y));
  expect(excess(three)).toBeGreaterThan(5);
});

describe('rows with room', () => {
  it('give back what those above them take', () => {
    const row = { height: 20, excess: 0, room: 15 };
    expect(heightsOf([row, row])).toEqual([20, 20]);
    expect(heightsOf([{ ...row, excess: 6, room: 0 }, row])).toEqual([20, 14]);
    expect(heightsOf([{ ...row, excess: 18, room: 0 }, row, row])).toEqual([20, 5, 17]);
  });

  it('do not where they are divided, or above', () => {
    const row = { height: 20, excess: 0, room: 15 };
    expect(
      heightsOf([
        { ...row, excess: 6, room: 0 },
        { ...row, height: null },
      ]),
    ).toEqual([20, null]);
    expect(heightsOf([row, { ...row, excess: 6, room: 0 }])).toEqual([20, 20]);
  });
});
