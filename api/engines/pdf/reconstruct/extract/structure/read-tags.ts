import type { Glyph, Tag, TagCell } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
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

/** Where an element stands in the structure. */
interface Place {
  readonly block: number;
  readonly heading: number | null;
  readonly isItem: boolean;
  readonly cell: TagCell | null;
  /** The list item around it, until its first paragraph has been seen. */
  readonly item: { readonly block: number; isTaken: boolean } | null;
}

interface OpenTable {
  readonly table: number;
  row: number;
  /** `row/column` of each place that a cell takes, also with its spans. */
  readonly taken: Set<string>;
}

/**
 * Reads the structure of a page (ISO 32000-2, section 14.7): its tags by marked-content id, none for an untagged page.
 *
 * @param page PDFium's handle of the page.
 */
export function readTags(pdfium: Pdfium, page: number): ReadonlyMap<number, Tag> {
  const { api, scratch, scratchBytes, wide, float } = pdfium;
  const tags = new Map<number, Tag>();
  const tree = api.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return tags;
  let blocks = 0;
  let elementsLeft = limits.structureElements;

  const typeOf = (element: number) => wide(api.FPDF_StructElement_GetType(element, scratch, scratchBytes));
  /** The rows or columns that a cell spans, from the attributes of its element. */
  const spanOf = (element: number, name: 'ColSpan' | 'RowSpan'): number => {
    const count = api.FPDF_StructElement_GetAttributeCount(element);
    for (let index = 0; index < count; index++) {
      const value = api.FPDF_StructElement_Attr_GetValue(
        api.FPDF_StructElement_GetAttributeAtIndex(element, index),
        name,
      );
      if (value !== 0 && api.FPDF_StructElement_Attr_GetNumberValue(value, scratch))
        return Math.max(1, Math.min(limits.cellSpan, Math.round(float(0))));
    }
    return 1;
  };

  const place = (element: number, type: string, at: Place, table: OpenTable | null): Place => {
    const level = heading.exec(type);
    if (level !== null) return { ...at, block: ++blocks, heading: Number(level[1] ?? 1), isItem: false, item: null };
    if (type === 'LI') {
      const block = ++blocks;
      return { ...at, block, isItem: true, item: { block, isTaken: false } };
    }
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
      for (let row = 0; row < rows; row++)
        for (let next = 0; next < columns; next++) table.taken.add(`${table.row + row}/${column + next}`);
      const cell = { table: table.table, row: table.row, column, rows, columns, isHeader: type === 'TH' };
      return { block: ++blocks, heading: null, isItem: false, cell, item: null };
    }
    return at;
  };

  const visit = (element: number, at: Place, table: OpenTable | null, depth: number): void => {
    if (elementsLeft-- <= 0 || depth > limits.structureDepth) return;
    const type = typeOf(element);
    const open = type === 'Table' ? { table: ++blocks, row: -1, taken: new Set<string>() } : table;
    if (type === 'TR' && open !== null) open.row++;
    const own = place(element, type, at, open);
    const count = api.FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < count; index++) {
      const id = api.FPDF_StructElement_GetChildMarkedContentID(element, index);
      const { block, isItem, cell } = own;
      if (id >= 0) tags.set(id, { block, heading: own.heading, isItem, cell });
      else {
        const child = api.FPDF_StructElement_GetChildAtIndex(element, index);
        if (child !== 0) visit(child, own, open, depth + 1);
      }
    }
  };

  const roots = api.FPDF_StructTree_CountChildren(tree);
  for (let index = 0; index < roots; index++) {
    const root = api.FPDF_StructTree_GetChildAtIndex(tree, index);
    if (root !== 0) visit(root, { block: 0, heading: null, isItem: false, cell: null, item: null }, null, 0);
  }
  api.FPDF_StructTree_Close(tree);
  return tags;
}

/** Whether the tags of a page can be relied on: they cover most letters, and do not make a long page one paragraph. */
export function areReliable(glyphs: readonly Glyph[]): boolean {
  const { minTagged, maxInOneParagraph, shortPage } = thresholds.tags;
  const blocks = new Map<number, number>();
  for (const { tag } of glyphs) if (tag !== undefined) blocks.set(tag.block, (blocks.get(tag.block) ?? 0) + 1);
  const counts = [...blocks.values()];
  const tagged = counts.reduce((sum, count) => sum + count, 0);
  if (tagged === 0 || tagged < minTagged * glyphs.length) return false;
  return glyphs.length < shortPage || Math.max(...counts) < maxInOneParagraph * tagged;
}
