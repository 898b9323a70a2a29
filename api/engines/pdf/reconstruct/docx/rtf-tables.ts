import { headerRowMark } from '../../../../formats/rtf/header-row-mark.ts';
import { emptyParagraph } from '../compose/paragraphs/empty-paragraph.ts';
import type { Block, Paragraph, Table, TableRow } from '../model/doc-model.ts';

/** Where the text of the columns of a table begins, from the edge of the cell that it is in. */
function columnStarts({ columns, left, padding }: Table): readonly number[] {
  let at = left + padding.left;
  return columns.map((width) => {
    const start = at;
    at += width;
    return start;
  });
}

/** The only paragraph of each cell with text, with the column that it begins in; null if a cell has more than one. */
function onlyParagraphs({ cells }: TableRow) {
  const found: { readonly column: number; readonly paragraph: Paragraph }[] = [];
  let column = 0;
  for (const { blocks, columns } of cells) {
    const filled = blocks.filter((block) => block.type === 'table' || block.inlines.length > 0);
    const [block] = filled;
    if (filled.length > 1 || block?.type === 'table') return null;
    if (block !== undefined) found.push({ column, paragraph: block });
    column += columns;
  }
  return found;
}

/** A row as a line with tabs if its cells have a paragraph each, or as the paragraphs of one cell after the other. */
function rowAsText(row: TableRow, starts: readonly number[]): readonly Block[] {
  const paragraphs = onlyParagraphs(row);
  const [first, ...others] = paragraphs ?? [];
  if (first === undefined || others.some(({ paragraph }) => paragraph.list !== null))
    return row.cells.flatMap(({ blocks }) => asText(blocks));
  const { paragraph, column } = first;
  if (others.length === 0) return [{ ...paragraph, left: paragraph.left + (starts[column] ?? 0) }];
  const tab = { type: 'tab' } as const;
  const line: Paragraph = {
    ...paragraph,
    alignment: 'left',
    left: paragraph.left + (starts[column] ?? 0),
    inlines: [...paragraph.inlines, ...others.flatMap((other) => [tab, ...other.paragraph.inlines])],
    bookmarks: [paragraph, ...others.map((other) => other.paragraph)].flatMap(({ bookmarks }) => bookmarks),
    tabs: others.map((other) => ({ at: starts[other.column] ?? 0, alignment: 'left', leader: 'none' })),
  };
  return [line];
}

/** The text of tables, and other blocks as they are. */
function asText(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) =>
    block.type === 'table' ? block.rows.flatMap((row) => rowAsText(row, columnStarts(block))) : [block],
  );
}

const withText = (row: TableRow): TableRow => ({
  ...row,
  cells: row.cells.map((cell) => ({ ...cell, blocks: asText(cell.blocks) })),
});

const withRows = (block: Block, rowOf: (row: TableRow) => TableRow): Block =>
  block.type === 'table' ? { ...block, rows: block.rows.map(rowOf) } : block;

/** A row with tables in its last cell alone, and none within those. */
const withLastTables = (row: TableRow): TableRow => ({
  ...row,
  cells: row.cells.map((cell, index) => ({
    ...cell,
    blocks: index < row.cells.length - 1 ? asText(cell.blocks) : cell.blocks.map((block) => withRows(block, withText)),
  })),
});

/** Marks a row by a bookmark in its first paragraph. */
function markRow({ cells: [first, ...others], ...row }: TableRow): TableRow {
  const [paragraph, ...rest] = first?.blocks ?? [];
  if (first === undefined || paragraph?.type === 'table') return { ...row, cells: first ? [first, ...others] : [] };
  const { bookmarks, ...base } = paragraph ?? emptyParagraph({});
  const marked = { ...base, bookmarks: [headerRowMark, ...bookmarks] };
  return { ...row, cells: [{ ...first, blocks: [marked, ...rest] }, ...others] };
}

/** Marks the header rows of a table. */
const withMarkedHeads = (block: Block): Block =>
  block.type === 'table'
    ? { ...block, rows: block.rows.map((row, index) => (index < block.headerRows ? markRow(row) : row)) }
    : block;

/**
 * Writes tables in the cells of others as text, line by line, unless they are in the last cell of a row: LibreOffice
 * writes the cells to the right of one, and tables within such, into RTF in such an order that readers lose them. Header
 * rows are marked, since it does not write that they are repeated (`headerRowMark`).
 */
export const rtfTables = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => withMarkedHeads(withRows(block, withLastTables)));
