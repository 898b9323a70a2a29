import { areaOf, isInside } from '../../model/box.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Fill, Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const near = (a: number, b: number) => Math.abs(a - b) <= thresholds.shaded.gap;
const haveSameHeight = (a: Fill, b: Fill) => near(a.y0, b.y0) && near(a.y1, b.y1);

/** Whether a fill is on a larger one of its colour, where nobody sees it, as that of highlighted words in a shaded paragraph is. */
const isUnseen = (fill: Fill, fills: readonly Fill[]) =>
  fills.some(
    (other) =>
      other.colour === fill.colour &&
      isInside(fill, other, thresholds.shaded.gap) &&
      areaOf(other) > thresholds.shaded.minBehindTimes * areaOf(fill),
  );

/** Groups adjacent fills of the same height into rows: the shading of cells, or of words. */
function rowsIn(fills: readonly Fill[]): readonly (readonly Fill[])[] {
  const rows: Fill[][] = [];
  const large = fills.filter(
    ({ x0, x1, y0, y1 }) => x1 - x0 > thresholds.shaded.minWidth && y1 - y0 > thresholds.shaded.minHeight,
  );
  const some = large.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0).slice(0, thresholds.shaded.maxFills);
  for (const fill of some) {
    if (isUnseen(fill, some)) continue;
    const row = rows
      .slice(-thresholds.shaded.lookBack)
      .find((each) => each.some((other) => haveSameHeight(fill, other) && near(other.x1, fill.x0)));
    if (row === undefined) rows.push([fill]);
    else row.push(fill);
  }
  return rows.filter(({ length }) => length > 1);
}

const extentOf = (row: readonly Fill[]) =>
  [smallest(row.map(({ x0 }) => x0)), largest(row.map(({ x1 }) => x1))] as const;

/** The fills of rows that are as wide as another row: those of words are not. */
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

/** Makes invisible rules, of thickness 0, from the sides of shaded cells. */
export function fillRules(fills: readonly Fill[]): readonly Rule[] {
  const known = new Set<string>();
  return cellsIn(fills).flatMap(({ x0, x1, y0, y1 }): readonly Rule[] => {
    const key = [x0, x1, y0, y1].map(Math.round).join('/');
    // Programs may paint the same cell more than once.
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
