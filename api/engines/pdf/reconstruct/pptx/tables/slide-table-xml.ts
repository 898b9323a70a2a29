import type { Border } from '../../model/borders.ts';
import type { Shift } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { dashXml, solidFill } from '../../ooxml/drawing-ml.ts';
import { drawingMl } from '../../ooxml/namespaces.ts';
import type { Relationships } from '../../ooxml/relationships.ts';
import { element, emus } from '../../ooxml/xml.ts';
import type { FilledCell, FilledTable } from '../../tables/filled-table.ts';
import type { GridCell } from '../../tables/grid.ts';
import { slideParagraphsXml } from '../text/slide-text-xml.ts';
import type { SlideCell } from './slide-cell.ts';

/** A table with the text of its cells; null where that stands above the table. */
export interface SlideTable {
  readonly table: FilledTable;
  readonly cells: ReadonlyMap<FilledCell, SlideCell | null>;
}

const borderXml = (name: string, border: Border | null) =>
  border === null
    ? element(name, { w: 0 }, element('a:noFill'))
    : element(name, { w: emus(border.width) }, solidFill(border.colour), dashXml(border.dash));

const propertiesXml = (filled: FilledCell | undefined, { left, right, top, below }: Omit<SlideCell, 'paragraphs'>) =>
  element(
    'a:tcPr',
    {
      ...{ marL: emus(left), marR: emus(right), marT: emus(top), marB: emus(below ?? 0) },
      anchor: below === undefined ? undefined : 'ctr',
    },
    borderXml('a:lnL', filled?.cell.borders.left ?? null),
    borderXml('a:lnR', filled?.cell.borders.right ?? null),
    borderXml('a:lnT', filled?.cell.borders.top ?? null),
    borderXml('a:lnB', filled?.cell.borders.bottom ?? null),
    filled?.fill == null ? element('a:noFill') : solidFill(filled.fill),
  );

/** Where a cell is in its grid. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns a cell spans, or at which of its sides the one is that covers a place. */
function spansOf({ row, column, rows, columns }: GridCell, at: Place) {
  if (row === at.row && column === at.column)
    return { rowSpan: rows > 1 ? rows : undefined, gridSpan: columns > 1 ? columns : undefined };
  return { hMerge: column < at.column ? 1 : undefined, vMerge: row < at.row ? 1 : undefined };
}

/** Gives the cell of a table that covers a place; undefined for none. */
function createCellFinder(cells: readonly FilledCell[]): (at: Place) => FilledCell | undefined {
  const keyOf = ({ row, column }: Place) => `${row}/${column}`;
  const covering = new Map<string, FilledCell>();
  for (const filled of cells.toReversed()) {
    const { row, column, rows, columns } = filled.cell;
    for (let below = 0; below < rows; below++)
      for (let beside = 0; beside < columns; beside++)
        covering.set(keyOf({ row: row + below, column: column + beside }), filled);
  }
  return (at) => covering.get(keyOf(at));
}

/** The frame of a graphic at its position on the slide. */
function frameXml({ x0, x1, y0, y1 }: Box, id: number, [across, down]: Shift, graphic: string): string {
  const properties = element(
    'p:nvGraphicFramePr',
    {},
    element('p:cNvPr', { id, name: `Table ${id}` }),
    element('p:cNvGraphicFramePr', {}, element('a:graphicFrameLocks', { noGrp: 1 })),
    element('p:nvPr'),
  );
  const place = element(
    'p:xfrm',
    {},
    element('a:off', { x: emus(x0 + across), y: emus(y0 + down) }),
    element('a:ext', { cx: emus(x1 - x0), cy: emus(y1 - y0) }),
  );
  const content = element('a:graphic', {}, element('a:graphicData', { uri: `${drawingMl}/table` }, graphic));
  return element('p:graphicFrame', {}, properties, place, content);
}

/**
 * Writes a table in a graphic frame at its position on the slide (`a:tbl`, ECMA-376 part 1, section 21.1.3.13).
 * DrawingML has a cell for every row and column; those covered by a spanning cell are marked as merged.
 */
export function slideTableXml(
  { table: { grid, cells, padding }, cells: contents }: SlideTable,
  id: number,
  relationships: Relationships,
  shift: Shift,
): string {
  const cellAt = createCellFinder(cells);
  const cellXml = (at: Place): string => {
    const filled = cellAt(at);
    const isOwn = filled?.cell.row === at.row && filled.cell.column === at.column;
    const content = isOwn ? (contents.get(filled) ?? null) : null;
    const { paragraphs, ...insets }: SlideCell = content ?? { top: 0, ...padding, paragraphs: [] };
    const body = element(
      'a:txBody',
      {},
      element('a:bodyPr'),
      element('a:lstStyle'),
      slideParagraphsXml(paragraphs, relationships),
    );
    return element('a:tc', filled === undefined ? {} : spansOf(filled.cell, at), body, propertiesXml(filled, insets));
  };
  const sizesOf = (edges: readonly number[]) => edges.slice(1).map((edge, index) => edge - (edges[index] as number));
  const widths = sizesOf(grid.xs);
  const rows = sizesOf(grid.ys).map((height, row) =>
    element('a:tr', { h: emus(height) }, ...widths.map((_, column) => cellXml({ row, column }))),
  );
  const columns = widths.map((width) => element('a:gridCol', { w: emus(width) }));
  const table = element('a:tbl', {}, element('a:tblPr'), element('a:tblGrid', {}, ...columns), ...rows);
  return frameXml(grid, id, shift, table);
}
