import { expect, it } from 'vitest';
import { withFloatsInCells } from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/with-floats-in-cells.ts';
import type { Inline } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const [grid] = findRuledTables(gridRules([50, 120, 260], [100, 140, 200]));
const words = [...glyphs('name', 55, 113), ...glyphs('value', 125, 113), ...glyphs('next', 125, 153)];
const table = fillTable(grid as Grid, words, [], []);

const pictureAt = (x0: number, y0: number): Inline => {
  const picture = { x0, x1: x0 + 20, y0, y1: y0 + 20, bytes: new Uint8Array(), format: 'png' } as const;
  return { type: 'drawing', picture, place: 'page', description: '' };
};

/** Where each cell's drawings are measured from. */
const originsIn = ({ cells }: typeof table, name: 'floats' | 'lastFloats') =>
  cells.flatMap((cell) =>
    (cell[name] ?? []).map((inline) => [cell.cell.row, cell.cell.column, 'origin' in inline ? inline.origin : null]),
  );

it('hands drawings to the cells that they are in, measured from where the text of these begins', () => {
  const held = withFloatsInCells(table, [pictureAt(200, 105), pictureAt(70, 160)], 0);
  expect(originsIn(held, 'floats')).toEqual([
    [0, 1, { x: 125, y: 100 }],
    [1, 0, { x: 55, y: 140 }],
  ]);
  expect(originsIn(held, 'lastFloats')).toEqual([]);
});

it('hands those in the rest of a row to the nearest cell that begins on the page', () => {
  expect(originsIn(withFloatsInCells(table, [pictureAt(200, 105)], 1), 'floats')).toEqual([[1, 1, { x: 125, y: 140 }]]);
});

it('has the last paragraphs hold them where no row begins', () => {
  const held = withFloatsInCells(table, [pictureAt(200, 165)], 2);
  const last = held.cells[3]?.items.at(-1);
  expect(originsIn(held, 'lastFloats')).toEqual([[1, 1, { x: 125, y: last?.y0 }]]);
  expect(originsIn(held, 'floats')).toEqual([]);
});

it('leaves a table as it is where nothing floats', () => {
  expect(withFloatsInCells(table, [], 0)).toBe(table);
});
