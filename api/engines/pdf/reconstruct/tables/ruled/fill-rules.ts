import type { Fill, Rule } from '../../model/page-model.ts';

/** Points between the sides of fills that touch, and that a cell has at the least. */
const touching = 1.5;
const leastCell = { width: 14, height: 6 } as const;
const maxFills = 4000;
/** Rows that may stand beside each other. */
const rowsBack = 12;

const near = (a: number, b: number) => Math.abs(a - b) <= touching;
const haveSameHeight = (a: Fill, b: Fill) => near(a.y0, b.y0) && near(a.y1, b.y1);

/** Fills beside each other that are as high as each other, as rows: the shading of cells, or of words. */
function rowsIn(fills: readonly Fill[]): readonly (readonly Fill[])[] {
  const rows: Fill[][] = [];
  const large = fills.filter(({ x0, x1, y0, y1 }) => x1 - x0 > leastCell.width && y1 - y0 > leastCell.height);
  for (const fill of large.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0).slice(0, maxFills)) {
    const row = rows
      .slice(-rowsBack)
      .find((each) => each.some((other) => haveSameHeight(fill, other) && near(other.x1, fill.x0)));
    if (row === undefined) rows.push([fill]);
    else row.push(fill);
  }
  return rows.filter(({ length }) => length > 1);
}

const extentOf = (row: readonly Fill[]) =>
  [Math.min(...row.map(({ x0 }) => x0)), Math.max(...row.map(({ x1 }) => x1))] as const;

/** The fills of rows that are as wide as another one: those of words are not. */
function cellsIn(fills: readonly Fill[]): readonly Fill[] {
  const rows = rowsIn(fills).map((row) => ({ row, extent: extentOf(row), top: row[0]?.y0 ?? 0 }));
  return rows
    .filter(({ extent, top }) =>
      rows.some(
        (other) => !near(other.top, top) && near(other.extent[0], extent[0]) && near(other.extent[1], extent[1]),
      ),
    )
    .flatMap(({ row }) => row);
}

/** The sides of shaded cells as lines that are not drawn: their thickness is 0. */
export function fillRules(fills: readonly Fill[]): readonly Rule[] {
  const known = new Set<string>();
  return cellsIn(fills).flatMap(({ x0, x1, y0, y1 }): readonly Rule[] => {
    const key = [x0, x1, y0, y1].map(Math.round).join('/');
    // Renderers paint the same cell more than once.
    if (known.has(key)) return [];
    known.add(key);
    const side = { thickness: 0, colour: '' };
    return [
      { ...side, isHorizontal: true, x0, x1, y0, y1: y0 },
      { ...side, isHorizontal: true, x0, x1, y0: y1, y1 },
      { ...side, isHorizontal: false, x0, x1: x0, y0, y1 },
      { ...side, isHorizontal: false, x0: x1, x1, y0, y1 },
    ];
  });
}
