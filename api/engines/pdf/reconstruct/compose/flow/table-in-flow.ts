import type { Block, Paragraph, Table } from '../../model/doc-model.ts';
import type { FilledTable } from '../../tables/filled-table.ts';
import { emptyParagraph } from '../paragraphs/empty-paragraph.ts';
import { isRightToLeftTable } from '../tables/compose-table.ts';
import { roomAtRight } from '../tables/room-at-right.ts';
import type { FlowPlace } from './composed-flow.ts';
import { thresholds } from './thresholds.ts';

const leftBorder = ({ cells }: FilledTable) => cells[0]?.cell.borders.left?.width ?? 0;

/** Puts a page break before the first paragraph in a table: word processors then start the table on a new page. */
function withPageBreak(table: Table): Table {
  const [row, ...rows] = table.rows;
  const [cell, ...cells] = row?.cells ?? [];
  if (row === undefined || cell === undefined) return table;
  const [first, ...others] = cell.blocks;
  const breaking =
    first?.type === 'paragraph' ? { ...first, starts: 'page' as const } : emptyParagraph({ starts: 'page' });
  const blocks = first?.type === 'paragraph' ? [breaking, ...others] : [breaking, ...cell.blocks];
  return { ...table, rows: [{ ...row, cells: [{ ...cell, blocks }, ...cells] }, ...rows] };
}

const withLastWider = (table: Table, room: number): Table => ({
  ...table,
  columns: table.columns.map((width, index) => (index === table.columns.length - 1 ? width + room : width)),
});

/** An empty paragraph as high as the gap above a table, which starts what the table would; null if none is needed. */
function spacerAbove(last: Block | undefined, gap: number, starts: Paragraph['starts']): Paragraph | null {
  const isFirstBelow = gap > thresholds.minSpacer.table && last === undefined && Number.isFinite(gap);
  // Word processors join a table to one that it follows, and begin no column with one.
  if (last?.type !== 'table' && !isFirstBelow && starts !== 'column') return null;
  return emptyParagraph({ line: { rule: 'exact', value: Number.isFinite(gap) ? Math.max(1, gap) : 1 }, starts });
}

/** Where a table is set: below a gap in points, infinite if nothing is above it. */
type TablePlace = Pick<FlowPlace, 'edges' | 'starts'> & { readonly gap: number };

/**
 * Adds a table to the blocks above it, with the space between: below the last paragraph, or as an empty one.
 * @param compose Composes it so many points from the edge of the column, on the side of its first column.
 */
export function addTable(
  blocks: Block[],
  table: FilledTable,
  { edges, starts, gap }: TablePlace,
  compose: (left: number) => Table,
): void {
  const last = blocks.at(-1);
  const isBelowText = last?.type === 'paragraph' && starts === null;
  const spacer = isBelowText ? null : spacerAbove(last, gap, starts);
  if (isBelowText) blocks[blocks.length - 1] = { ...last, after: gap };
  if (spacer !== null) blocks.push(spacer);
  const isMirrored = isRightToLeftTable(table);
  const room = isMirrored ? edges.x1 - table.x1 : table.x0 - edges.x0;
  const composed = compose(room - leftBorder(table) / 2);
  const wide = withLastWider(composed, isMirrored ? 0 : roomAtRight(table, edges.x1));
  blocks.push(starts === 'page' && spacer === null ? withPageBreak(wide) : wide);
}
