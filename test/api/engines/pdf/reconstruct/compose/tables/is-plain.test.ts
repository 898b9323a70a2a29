import { describe, expect, it } from 'vitest';
import { isPlain } from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/is-plain.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const ruled = fillTable(findRuledTables(gridRules([50, 150], [100, 120]))[0] as Grid, [], [], []);
const borders = { top: null, bottom: null, left: null, right: null };
const withFill = (fill: string | null) => ({
  ...ruled,
  cells: ruled.cells.map((filled) => ({ ...filled, fill, cell: { ...filled.cell, borders } })),
});

describe('plain tables', () => {
  it('have neither borders nor areas', () => {
    expect([ruled, withFill('EEEEEE'), withFill(null)].map(isPlain)).toEqual([false, false, true]);
  });
});
