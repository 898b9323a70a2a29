import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Glyph } from '../../model/page-model.ts';
import type { Tag, TagCell } from '../../model/tag.ts';
import { limits } from '../limits.ts';
import { thresholds } from '../thresholds.ts';

/** Structure types whose content is one paragraph (ISO 32000-2, section 14.8.4). */
const paragraphTypes: ReadonlySet<string> = new Set([
  'P',
  'Caption',
  'TOCI',
  'BlockQuote',
  'Note',
  'FENote',
  'Title',
  'Code',
]);
const heading = /^H([1-6])?$/;

/** An element that the structure calls a figure. */
export interface Figure {
  /** Its alternative text; empty if it has none. */
  readonly description: string;
}

/** The context of an element in the structure tree. */
interface Place {
  readonly block: number;
  readonly heading: number | null;
  readonly isItem: boolean;
  readonly isLabel: boolean;
  readonly cell: TagCell | null;
  readonly figure: Figure | null;
  /** The list item around it, until its first paragraph has been seen. */
  readonly item: { readonly block: number; isTaken: boolean } | null;
}

const nowhere: Place = {
  block: 0,
  heading: null,
  isItem: false,
  isLabel: false,
  cell: null,
  figure: null,
  item: null,
};

/** What the structure of a page says, by marked-content id. */
export interface Structure {
  readonly tags: ReadonlyMap<number, Tag>;
  readonly figures: ReadonlyMap<number, Figure>;
}

interface OpenTable {
  readonly table: number;
  row: number;
  readonly within: TagCell | null;
  /** `row/column` of each grid position that cells occupy, including spans. */
  readonly taken: Set<string>;
  /** How many columns the cells of the last row took, and those of any row so far. */
  last: number;
  most: number;
}

/**
 * Begins the next row of a table. PDFium leaves out rows without content, and so those of which cells above span all
 * columns: what does not fit beside these is in a later row.
 * @param columns How many columns the cells of the row take.
 */
function beginRow(table: OpenTable, columns: number): void {
  const { last, taken } = table;
  const isTaken = () => Array.from({ length: last }, (_, column) => taken.has(`${table.row}/${column}`)).every(Boolean);
  table.row++;
  if (last > 1 && last + columns > table.most) while (isTaken()) table.row++;
}

/**
 * Reads the structure of a page (ISO 32000-2, section 14.7); empty for an untagged page.
 *
 * @param page PDFium's handle of the page.
 */
export function readTags(pdfium: Pdfium, page: number): Structure {
  const { api, scratch, scratchBytes, wide, float } = pdfium;
  const tags = new Map<number, Tag>();
  const figures = new Map<number, Figure>();
  const tree = api.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return { tags, figures };
  let blocks = 0;
  let elementsLeft = limits.maxStructureElements;

  const typeOf = (element: number) => wide(api.FPDF_StructElement_GetType(element, scratch, scratchBytes));
  const descriptionOf = (element: number): string => {
    const bytes = api.FPDF_StructElement_GetAltText(element, scratch, scratchBytes);
    // A text that does not fit is not written.
    return bytes > scratchBytes ? '' : wide(bytes).trim().slice(0, limits.maxDescription);
  };
  /** The rows or columns that a cell spans, from the attributes of its element. */
  const spanOf = (element: number, name: 'ColSpan' | 'RowSpan'): number => {
    const count = api.FPDF_StructElement_GetAttributeCount(element);
    for (let index = 0; index < count; index++) {
      const value = api.FPDF_StructElement_Attr_GetValue(
        api.FPDF_StructElement_GetAttributeAtIndex(element, index),
        name,
      );
      if (value !== 0 && api.FPDF_StructElement_Attr_GetNumberValue(value, scratch))
        return Math.max(1, Math.min(limits.maxCellSpan, Math.round(float(0))));
    }
    return 1;
  };

  /** How many columns the cells of a row take. */
  const columnsOf = (row: number): number =>
    Array.from({ length: api.FPDF_StructElement_CountChildren(row) }, (_, index) => {
      const child = api.FPDF_StructElement_GetChildAtIndex(row, index);
      return child === 0 ? 0 : spanOf(child, 'ColSpan');
    }).reduce((sum, columns) => sum + columns, 0);

  const place = (element: number, type: string, at: Place, table: OpenTable | null): Place => {
    const level = heading.exec(type);
    if (level !== null)
      return { ...at, block: ++blocks, heading: Number(level[1] ?? 1), isItem: false, isLabel: false, item: null };
    if (type === 'LI') {
      const block = ++blocks;
      return { ...at, block, isItem: true, isLabel: false, item: { block, isTaken: false } };
    }
    if (type === 'Figure') return { ...at, figure: { description: descriptionOf(element) } };
    if (type === 'Lbl' && at.isItem) return { ...at, isLabel: true };
    if (paragraphTypes.has(type)) {
      // The first paragraph of an item shares the block of its label.
      const isFirst = at.item !== null && !at.item.isTaken;
      if (at.item !== null) at.item.isTaken = true;
      return isFirst ? { ...at, item: null } : { ...at, block: ++blocks, isItem: false, item: null };
    }
    if ((type === 'TD' || type === 'TH') && table !== null) {
      let column = 0;
      while (table.taken.has(`${table.row}/${column}`)) column++;
      const [columns, rows] = [spanOf(element, 'ColSpan'), spanOf(element, 'RowSpan')];
      table.last = column + columns;
      table.most = Math.max(table.most, table.last);
      for (let row = 0; row < rows; row++)
        for (let next = 0; next < columns; next++) table.taken.add(`${table.row + row}/${column + next}`);
      const cell = {
        table: table.table,
        row: table.row,
        column,
        rows,
        columns,
        isHeader: type === 'TH',
        within: table.within,
      };
      return { ...nowhere, block: ++blocks, cell };
    }
    return at;
  };

  const visit = (element: number, at: Place, table: OpenTable | null, depth: number): void => {
    if (elementsLeft-- <= 0 || depth > limits.maxStructureDepth) return;
    const type = typeOf(element);
    const open =
      type === 'Table'
        ? { table: ++blocks, row: -1, within: at.cell, taken: new Set<string>(), last: 0, most: 0 }
        : table;
    if (type === 'TR' && open !== null) beginRow(open, columnsOf(element));
    const own = place(element, type, at, open);
    const count = api.FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < count; index++) {
      const id = api.FPDF_StructElement_GetChildMarkedContentID(element, index);
      const { block, isItem, isLabel, cell, figure } = own;
      if (id >= 0) {
        tags.set(id, { block, heading: own.heading, isItem, ...(isLabel && { isLabel }), cell });
        if (figure !== null) figures.set(id, figure);
      } else {
        const child = api.FPDF_StructElement_GetChildAtIndex(element, index);
        if (child !== 0) visit(child, own, open, depth + 1);
      }
    }
  };

  const roots = api.FPDF_StructTree_CountChildren(tree);
  for (let index = 0; index < roots; index++) {
    const root = api.FPDF_StructTree_GetChildAtIndex(tree, index);
    if (root !== 0) visit(root, nowhere, null, 0);
  }
  api.FPDF_StructTree_Close(tree);
  return { tags, figures };
}

/** The share of a block's letters that have its most common size. */
function shareOfOneSize(block: number, glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>();
  for (const { tag, look } of glyphs) {
    if (tag?.block === block) counts.set(look.size, (counts.get(look.size) ?? 0) + 1);
  }
  const each = [...counts.values()];
  return Math.max(...each) / each.reduce((sum, count) => sum + count, 0);
}

/** Whether a tag says nothing but that letters are of one paragraph. */
const isPlain = ({ heading, isItem, cell }: Tag) => heading === null && !isItem && cell === null;

/**
 * Whether the tags of a page are plausible: they cover most letters, and do not put its headings and text into one
 * paragraph.
 */
export function areReliable(glyphs: readonly Glyph[]): boolean {
  const { minTagged, maxInOneParagraph, shortPage, minOfOneSize } = thresholds.tags;
  const blocks = new Map<number, number>();
  for (const { tag } of glyphs) if (tag !== undefined) blocks.set(tag.block, (blocks.get(tag.block) ?? 0) + 1);
  const tagged = [...blocks.values()].reduce((sum, count) => sum + count, 0);
  const content = glyphs.filter(({ isArtifact }) => isArtifact !== true).length;
  if (tagged === 0 || tagged < minTagged * content) return false;
  // A short page may be one paragraph, but not all of a text in several sizes.
  const isOne = blocks.size === 1 && glyphs.every(({ tag }) => tag === undefined || isPlain(tag));
  if (glyphs.length < shortPage && !isOne) return true;
  return [...blocks].every(
    ([block, count]) => count < maxInOneParagraph * tagged || shareOfOneSize(block, glyphs) >= minOfOneSize,
  );
}
