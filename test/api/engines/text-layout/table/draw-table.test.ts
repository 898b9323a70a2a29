import { describe, expect, it } from 'vitest';
import type { Pages } from '../../../../../api/engines/text-layout/pages.ts';
import type { TableFacts } from '../../../../../api/engines/text-layout/table/column-facts.ts';
import { createTableDrawing } from '../../../../../api/engines/text-layout/table/draw-table.ts';
import type { Band, TablePlan } from '../../../../../api/engines/text-layout/table/fit-columns.ts';
import type { CellSetter } from '../../../../../api/engines/text-layout/table/set-cell.ts';

const column = { longestEm: 5, usualEm: 5, wordEm: 5, nameEm: 0, numeric: false };
const rows = Array.from({ length: 200 }, (_, row) => [`name ${row}`, 'value', row % 2 ? '' : 'remark']);
const facts: TableFacts = {
  columns: [column, column, column],
  rows: 200,
  cells: 500,
  header: undefined,
  rightToLeft: false,
};
const band = (...columns: readonly number[]): Band => ({
  width: columns.length * 100,
  columns: columns.map((index, place) => ({ index, offset: place * 100, width: 100 })),
});
const plan = (...bands: readonly [Band, ...Band[]]): TablePlan => ({
  page: { width: 400, height: 500 },
  margin: 40,
  fontSize: 8,
  bands,
});
const setter: CellSetter = {
  measure: () => ({ longestEm: 5, wordEm: 5 }),
  set: () => ({ lines: [{ words: [], widthEm: 5 }], rightToLeft: false }),
};

/** Draws a table; `add` takes its pages. */
async function draw(bands: TablePlan, drawn: readonly (readonly string[])[], told = facts): Promise<number> {
  let pages = 0;
  const add: Pages['add'] = async () => {
    pages += 1;
  };
  const drawing = createTableDrawing({ add } as unknown as Pages, bands, told, setter);
  for (const row of drawn) await drawing.add(row);
  await drawing.finish();
  return pages;
}

const lost = { code: 'content-lost' };

describe('a table', () => {
  it('is complete once each cell is on a page, whatever is repeated', async () => {
    expect(await draw(plan(band(0, 1, 2)), rows)).toBeGreaterThan(3);
    expect(await draw(plan(band(0, 1), band(0, 2)), rows)).toBeGreaterThan(6);
    const header = ['Name', 'Value', 'Remark'];
    const withHeader = { ...facts, header, cells: facts.cells + header.length };
    expect(await draw(plan(band(0, 1), band(0, 2)), rows, withHeader)).toBeGreaterThan(6);
  });

  it('is rejected if a row, a cell or a column is dropped', async () => {
    await expect(draw(plan(band(0, 1, 2)), rows.slice(1))).rejects.toMatchObject(lost);
    await expect(draw(plan(band(0, 1, 2)), [['', 'value', 'remark'], ...rows.slice(1)])).rejects.toMatchObject(lost);
    await expect(draw(plan(band(0, 1)), rows)).rejects.toMatchObject(lost);
  });
});
