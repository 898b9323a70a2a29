import type { CellRange } from '../read/cell-reference.ts';

/** The attributes of a `color` element: `theme` and `tint`, `rgb`, `indexed`. */
export type Colour = Readonly<Record<string, string>>;

/** A line at a side of a cell. */
export interface Line {
  readonly style: string;
  readonly colour: Colour;
}

/** What a style gives a cell besides its own format. */
export interface Look {
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly fill?: Colour;
  readonly left?: Line;
  readonly right?: Line;
  readonly top?: Line;
  readonly bottom?: Line;
}

/** What a style gives part of a table: lines around all of it, and between its rows and its columns. */
export interface PartLook extends Look {
  readonly horizontal?: Line;
  readonly vertical?: Line;
}

/** Parts of tables that have looks of their own (ECMA-376 part 1, §18.18.93), from the weakest to the strongest. */
const tableParts = [
  ...['wholeTable', 'firstColumnStripe', 'secondColumnStripe', 'firstRowStripe', 'secondRowStripe'],
  ...['lastColumn', 'firstColumn', 'headerRow', 'totalRow'],
] as const;

/** A table's style: the looks of its parts, and how many rows or columns a stripe has where it is more than one. */
export interface TableStyle {
  readonly parts: ReadonlyMap<string, PartLook>;
  readonly stripeSizes: ReadonlyMap<string, number>;
}

/** A table on a sheet. */
export interface SheetTable {
  readonly range: CellRange;
  readonly headerRows: number;
  readonly totalRows: number;
  readonly style: TableStyle;
  readonly firstColumn: boolean;
  readonly lastColumn: boolean;
  readonly rowStripes: boolean;
  readonly columnStripes: boolean;
}

/** The part of a table that a stripe's place among others gives it: the first of two kinds, or the second. */
function stripeAt(style: TableStyle, kind: 'Row' | 'Column', place: number) {
  const [first, second] = [`first${kind}Stripe`, `second${kind}Stripe`];
  const size = style.stripeSizes.get(first) ?? 1;
  const rest = place % (size + (style.stripeSizes.get(second) ?? 1));
  const isFirst = rest < size;
  return {
    name: isFirst ? first : second,
    from: place - (isFirst ? rest : rest - size),
    size: isFirst ? size : (style.stripeSizes.get(second) ?? 1),
  };
}

/**
 * What decides the looks of a row's cells besides their columns: rows of one kind look alike.
 *
 * @param shownRow Which of the rows with data it is, of those that are not hidden, from 0.
 */
export function rowKind({ range, style, headerRows, totalRows }: SheetTable, row: number, shownRow: number): string {
  const dataFrom = range.firstRow + headerRows;
  const dataTo = range.lastRow - totalRows;
  const edges = [range.firstRow, dataFrom - 1, dataFrom, dataTo, dataTo + 1, range.lastRow];
  const part = row < dataFrom ? 'head' : row > dataTo ? 'total' : 'data';
  const period = (style.stripeSizes.get('firstRowStripe') ?? 1) + (style.stripeSizes.get('secondRowStripe') ?? 1);
  return `${part} ${edges.map((edge) => Number(row === edge)).join('')} ${shownRow % period}`;
}

/**
 * The look that a table gives one of its cells.
 *
 * @param shownRow Which of the rows with data it is, of those that are not hidden, from 0.
 */
export function lookAt(table: SheetTable, row: number, column: number, shownRow: number): Look {
  const { range, style } = table;
  const { firstRow, lastRow, firstColumn, lastColumn } = range;
  const dataFrom = firstRow + table.headerRows;
  const dataTo = lastRow - table.totalRows;
  const areas = new Map<string, CellRange>([['wholeTable', range]]);
  if (row >= dataFrom && row <= dataTo) {
    const data = { ...range, firstRow: dataFrom, lastRow: dataTo };
    if (table.columnStripes) {
      const { name, from, size } = stripeAt(style, 'Column', column - firstColumn);
      areas.set(name, { ...data, firstColumn: firstColumn + from, lastColumn: firstColumn + from + size - 1 });
    }
    if (table.rowStripes) {
      const { name, from, size } = stripeAt(style, 'Row', shownRow);
      const top = row - (shownRow - from);
      areas.set(name, { ...range, firstRow: top, lastRow: top + size - 1 });
    }
  }
  if (table.lastColumn && column === lastColumn) areas.set('lastColumn', { ...range, firstColumn: lastColumn });
  if (table.firstColumn && column === firstColumn) areas.set('firstColumn', { ...range, lastColumn: firstColumn });
  if (row < dataFrom) areas.set('headerRow', { ...range, lastRow: dataFrom - 1 });
  if (row > dataTo) areas.set('totalRow', { ...range, firstRow: dataTo + 1 });

  let look: Look = {};
  for (const name of tableParts) {
    const [area, part] = [areas.get(name), style.parts.get(name)];
    if (area === undefined || part === undefined) continue;
    const { horizontal, vertical, left, right, top, bottom, ...rest } = part;
    look = withDefined(look, {
      ...rest,
      left: column === area.firstColumn ? left : vertical,
      right: column === area.lastColumn ? right : vertical,
      top: row === area.firstRow ? top : horizontal,
      bottom: row === area.lastRow ? bottom : horizontal,
    });
  }
  return look;
}

function withDefined(look: Look, over: { readonly [Key in keyof Look]: Look[Key] | undefined }): Look {
  return { ...look, ...Object.fromEntries(Object.entries(over).filter(([, value]) => value !== undefined)) };
}
