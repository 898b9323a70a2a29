import type { Border } from '../../model/borders.ts';
import type { Shift } from '../../model/box.ts';
import { solidFill } from '../../ooxml/drawing-ml.ts';
import { drawingMl } from '../../ooxml/namespaces.ts';
import type { Relationships } from '../../ooxml/relationships.ts';
import { element, emus } from '../../ooxml/xml.ts';
import type { FilledCell, FilledTable } from '../../tables/filled-table.ts';
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
    : element(name, { w: emus(border.width) }, solidFill(border.colour));

/**
 * Writes a table in a graphic frame at its position on the slide (`a:tbl`, ECMA-376 part 1, section 21.1.3.13).
 * DrawingML has a cell for every row and column; those covered by a spanning cell are marked as merged.
 */
export function slideTableXml(
  { table: filledTable, cells: contents }: SlideTable,
  id: number,
  relationships: Relationships,
  [across, down]: Shift,
): string {
  const { grid, cells, padding } = filledTable;
  const cellXml = (filled: FilledCell | undefined, row: number, column: number): string => {
    const owner = filled?.cell;
    const isOwn = owner !== undefined && owner.row === row && owner.column === column;
    const spans = isOwn
      ? { rowSpan: owner.rows > 1 ? owner.rows : undefined, gridSpan: owner.columns > 1 ? owner.columns : undefined }
      : {
          hMerge: owner !== undefined && owner.column < column ? 1 : undefined,
          vMerge: owner !== undefined && owner.row < row ? 1 : undefined,
        };
    const content = isOwn && filled !== undefined ? (contents.get(filled) ?? null) : null;
    const { top, left, right, paragraphs } = content ?? { top: 0, ...padding, paragraphs: [] };
    const body = element(
      'a:txBody',
      {},
      element('a:bodyPr'),
      element('a:lstStyle'),
      slideParagraphsXml(paragraphs, relationships),
    );
    const properties = element(
      'a:tcPr',
      { marL: emus(left), marR: emus(right), marT: emus(top), marB: 0 },
      borderXml('a:lnL', owner?.borders.left ?? null),
      borderXml('a:lnR', owner?.borders.right ?? null),
      borderXml('a:lnT', owner?.borders.top ?? null),
      borderXml('a:lnB', owner?.borders.bottom ?? null),
      filled?.fill == null ? element('a:noFill') : solidFill(filled.fill),
    );
    return element('a:tc', spans, body, properties);
  };
  const widths = grid.xs.slice(1).map((x, index) => x - (grid.xs[index] as number));
  const rows = grid.ys.slice(1).map((y, row) => {
    const inRow = widths.map((_, column) => {
      const owner = cells.find(
        ({ cell }) =>
          cell.row <= row && row < cell.row + cell.rows && cell.column <= column && column < cell.column + cell.columns,
      );
      return cellXml(owner, row, column);
    });
    return element('a:tr', { h: emus(y - (grid.ys[row] as number)) }, ...inRow);
  });
  const table = element(
    'a:tbl',
    {},
    element('a:tblPr'),
    element('a:tblGrid', {}, ...widths.map((width) => element('a:gridCol', { w: emus(width) }))),
    ...rows,
  );
  return element(
    'p:graphicFrame',
    {},
    element(
      'p:nvGraphicFramePr',
      {},
      element('p:cNvPr', { id, name: `Table ${id}` }),
      element('p:cNvGraphicFramePr', {}, element('a:graphicFrameLocks', { noGrp: 1 })),
      element('p:nvPr'),
    ),
    element(
      'p:xfrm',
      {},
      element('a:off', { x: emus(grid.x0 + across), y: emus(grid.y0 + down) }),
      element('a:ext', { cx: emus(grid.x1 - grid.x0), cy: emus(grid.y1 - grid.y0) }),
    ),
    element('a:graphic', {}, element('a:graphicData', { uri: `${drawingMl}/table` }, table)),
  );
}
