import { describe, expect, it } from 'vitest';
import {
  headingsInHeads,
  standOutHeads,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/headings-in-heads.ts';
import type { HeadingLevel } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/placed-passage.ts';
import type { Fill, Look } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const [grid] = findRuledTables(gridRules([50, 150, 250], [40, 60, 80]));
const blue: Look = { ...look, isBold: true, size: 12, colour: '3494BA' };

/** A table of two columns and two rows, with heads in a look. */
const tableWith = (head: Look, fills: readonly Fill[] = []) =>
  fillTable(
    grid as Grid,
    [
      ...glyphs('Duration', 55, 54, head),
      ...glyphs('Status', 155, 54, head),
      ...glyphs('one hour', 55, 74),
      ...glyphs('complete', 155, 74),
    ],
    [],
    fills,
  );

const textsOf = (passages: Iterable<Passage>) => [...passages].map(({ text }) => text);

describe('the heads of a table', () => {
  it('stand out in a colour and a size of their own', () => {
    expect(textsOf(standOutHeads(tableWith(blue)))).toEqual(['Duration', 'Status']);
  });

  it.each<[string, Partial<Look>]>([
    ['in the size of the text', { size: 10 }],
    ['in its colour', { colour: '000000' }],
    ['in its weight', { isBold: false }],
  ])('do not stand out %s', (_, other) => {
    expect(standOutHeads(tableWith({ ...blue, ...other }))).toEqual([]);
  });

  it('do not stand out on a fill, which shows that they are heads', () => {
    expect(standOutHeads(tableWith(blue, [{ x0: 50, x1: 250, y0: 40, y1: 60, colour: 'EEEEEE' }]))).toEqual([]);
  });

  it('are headings in several tables, below larger headings', () => {
    const tables = [tableWith(blue), tableWith(blue)];
    const placed = tables.map((table) =>
      standOutHeads(table).map((passage) => ({ passage, page: 0, isInTable: true, headOf: table, next: null })),
    );
    const [first = []] = placed;
    expect(headingsInHeads(first, new Map()).size).toBe(0);
    const found = headingsInHeads(placed.flat(), new Map());
    expect(textsOf(found.keys())).toEqual(['Duration', 'Status', 'Duration', 'Status']);
    expect(new Set(found.values())).toEqual(new Set([1]));
    const [above] = standOutHeads(tableWith({ ...blue, size: 14 }));
    const known = new Map<Passage, HeadingLevel>(above === undefined ? [] : [[above, 2]]);
    expect(new Set(headingsInHeads(placed.flat(), known).values())).toEqual(new Set([3]));
  });
});
