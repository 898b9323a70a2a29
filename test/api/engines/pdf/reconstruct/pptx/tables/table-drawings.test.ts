import { expect, it } from 'vitest';
import type { Fill } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import {
  isBorder,
  isInLayer,
  isOfCells,
  withoutGrounds,
} from '../../../../../../../api/engines/pdf/reconstruct/pptx/tables/table-drawings.ts';
import type { FilledTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { gridOf } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';

const borders = { top: null, left: null, bottom: null, right: null };
const cell = { x0: 0, y0: 0, x1: 100, y1: 40, row: 0, column: 0, rows: 1, columns: 1, borders };
const table: FilledTable = {
  ...{ type: 'table', x0: 0, y0: 0, x1: 100, y1: 40, grid: gridOf([0, 100], [0, 40], [cell]) },
  ...{ cells: [{ cell, items: [], edges: { x0: 0, x1: 100 }, fill: '00FF00' }], padding: { left: 0, right: 0 } },
};
const rule = { isHorizontal: true, thickness: 1, colour: '000000' };

it('tells the filling of cells from other areas in them', () => {
  expect(isOfCells({ x0: 0, y0: 0, x1: 100, y1: 40, colour: '00FF00' }, [table])).toBe(true);
  expect(isOfCells({ x0: 0, y0: 0, x1: 100, y1: 40, colour: 'FF0000' }, [table])).toBe(false);
  expect(isOfCells({ x0: -20, y0: -300, x1: 120, y1: 340, colour: '00FF00' }, [table])).toBe(false);
  expect(isOfCells({ x0: 0, y0: 50, x1: 100, y1: 90, colour: '00FF00' }, [table])).toBe(false);
});

it('takes no area for the filling of cells if it covers others, too', () => {
  const beside = { ...cell, x0: 100, x1: 200, column: 1 };
  const other = { cell: beside, items: [], edges: { x0: 100, x1: 200 }, fill: null };
  const two = { ...table, x1: 200, cells: [...table.cells, other] };
  expect(isOfCells({ x0: 0, y0: 0, x1: 200, y1: 40, colour: '00FF00' }, [two])).toBe(false);
  expect(isOfCells({ x0: 0, y0: 0, x1: 100, y1: 40, colour: '00FF00' }, [two])).toBe(true);
});

it('tells borders from rules in cells', () => {
  expect(isBorder({ ...rule, x0: 0, x1: 100, y0: 40, y1: 40 }, [table])).toBe(true);
  expect(isBorder({ ...rule, x0: 20, x1: 60, y0: 20, y1: 20 }, [table])).toBe(false);
});

it('takes what is drawn behind a table for no fill of its cells, in tables within them, too', () => {
  const own = { x0: 0, y0: 0, x1: 100, y1: 40, colour: '00FF00' };
  const ground = { ...own, x1: 500, y1: 600 };
  const isBehind = (fill: Fill) => fill === ground;
  const fillOf = (...fills: readonly Fill[]) => withoutGrounds(table, fills, isBehind).cells[0]?.fill;
  expect([fillOf(ground), fillOf(ground, own), fillOf()]).toEqual([null, '00FF00', '00FF00']);
  const outer = { ...table, cells: table.cells.map((each) => ({ ...each, items: [table] })) };
  const [inner] = withoutGrounds(outer, [ground], isBehind).cells[0]?.items ?? [];
  expect(inner?.type === 'table' && inner.cells[0]?.fill).toBeNull();
});

it('tells what the picture of all drawings shows: the ground of the page, and what is beside the table', () => {
  const page = { width: 500, height: 600 };
  const area = { x0: 0, y0: 0, colour: '00FF00' };
  expect(isInLayer({ ...area, x1: 500, y1: 600 }, table, page)).toBe(true);
  expect(isInLayer({ ...area, x1: 120, y1: 60 }, table, page)).toBe(false);
  expect(isInLayer({ ...area, x1: 120, y1: 300 }, table, page)).toBe(true);
});
