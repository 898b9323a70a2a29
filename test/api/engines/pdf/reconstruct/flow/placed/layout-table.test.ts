import { describe, expect, it } from 'vitest';
import { layoutTable } from '../../../../../../../api/engines/pdf/reconstruct/flow/placed/layout-table.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';

const left = filledTable({ x0: 50, y0: 100, x1: 200, y1: 300 });
const right = filledTable({ x0: 250, y0: 120, x1: 400, y1: 280 });
const flowOf = (items: readonly (typeof left)[]) => ({ edges: { x0: 0, x1: 600, reach: 590 }, items });

describe('a table that puts stacks at their places', () => {
  it('holds them in cells without borders, within the edges of these', () => {
    const table = layoutTable([[left], [right]], flowOf, 600);
    expect(table?.isLayout).toBe(true);
    const held = table?.cells.filter(({ items }) => items.length > 0);
    expect(held?.map(({ items, edges }) => [items[0], edges.x0, edges.x1])).toEqual([
      [left, 50, 200],
      [right, 250, 400],
    ]);
    expect(table?.cells.flatMap(({ cell }) => Object.values(cell.borders)).every((border) => border === null)).toBe(
      true,
    );
  });

  it('is none for stacks below one another, for too many, and for those that cover one another', () => {
    const below = filledTable({ x0: 50, y0: 320, x1: 200, y1: 400 });
    expect(layoutTable([[left], [below]], flowOf, 600)).toBeNull();
    const cell = (x0: number, row: number) => [filledTable({ x0, x1: x0 + 40, y0: 10 * row, y1: 10 * row + 9 })];
    const rows = Array.from({ length: 30 }, (_, row) => [cell(50, row), cell(100, row)]).flat();
    expect(layoutTable(rows, flowOf, 600)).not.toBeNull();
    expect(layoutTable([...rows, cell(50, 30)], flowOf, 600)).toBeNull();
    expect(layoutTable([[left], [filledTable({ x0: 100, y0: 150, x1: 300, y1: 250 })]], flowOf, 600)).toBeNull();
  });
});
