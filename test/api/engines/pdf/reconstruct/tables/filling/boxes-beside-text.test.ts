import { describe, expect, it } from 'vitest';
import { noBorders } from '../../../../../../../api/engines/pdf/reconstruct/model/borders.ts';
import { withTextBeside } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/boxes-beside-text.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { createLetterFinder } from '../../../../../../../api/engines/pdf/reconstruct/tables/letter-finder.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const cell = { x0: 50, x1: 450, y0: 80, y1: 400 };
const boxAt = (xs: readonly number[], ys: readonly number[]) => findRuledTables(gridRules(xs, ys))[0] as Grid;
const besideIn = (grids: readonly Grid[], letters: ReturnType<typeof glyphs> = []) =>
  withTextBeside(grids, cell, createLetterFinder(letters));

const box = boxAt([150, 300], [100, 160]);

describe('a box in a cell', () => {
  it('is in a row with the text beside it, and has its own borders there', () => {
    const [row, ...others] = besideIn([box], [...glyphs('Address', 60, 120), ...glyphs('km', 320, 150)]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ xs: [60, 150, 300, 330], ys: [100, 160], isTagged: true });
    expect(row?.cells.map(({ borders }) => borders)).toEqual([noBorders, box.cells[0]?.borders, noBorders]);
    expect(row?.cells.every(({ nested }) => nested === undefined)).toBe(true);
  });

  it('stays where it is if all other text is above or below it', () => {
    const around = [...glyphs('Address', 60, 95), ...glyphs('Name', 60, 175), ...glyphs('In it', 160, 120)];
    expect(besideIn([box], around)).toEqual([box]);
  });

  it('is in a row with a box or a table beside it, which keeps its height', () => {
    const table = boxAt([320, 360, 400], [120, 140]);
    const [row, ...others] = besideIn([table, box]);
    expect(others).toEqual([]);
    expect(row?.xs).toEqual([150, 300, 320, 400]);
    expect(row?.cells.map(({ nested, borders }) => [nested, borders])).toEqual([
      [undefined, box.cells[0]?.borders],
      [undefined, noBorders],
      [[table], noBorders],
    ]);
  });

  it('stays where it is above one that it touches, and over one that it covers', () => {
    const below = boxAt([150, 300], [159.5, 220]);
    expect(besideIn([box, below])).toEqual([box, below]);
    const [row, ...others] = besideIn([box, below], glyphs('Address', 60, 120));
    expect([row?.cells.length, others]).toEqual([2, [below]]);
    const over = boxAt([250, 400], [120, 140]);
    expect(besideIn([box, over], glyphs('Address', 60, 130))).toEqual([box, over]);
  });
});
