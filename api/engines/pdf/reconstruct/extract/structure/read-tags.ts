import type { Glyph, Tag, TagCell } from '../../model/page-model.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

const maxElements = 60_000;
const maxDepth = 64;

const paragraphs: ReadonlySet<string> = new Set([
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

interface Place {
  readonly block: number;
  readonly heading: number | null;
  readonly isItem: boolean;
  readonly cell: TagCell | null;
  /** The item whose first paragraph is still to come. */
  readonly item: { readonly block: number; isTaken: boolean } | null;
}

interface OpenTable {
  readonly table: number;
  row: number;
  /** Columns of rows that cells from above take. */
  readonly taken: Set<string>;
}

/** The tags of a page's marked content, by its ids; empty where the page has none. */
export function readTags(pdfium: Pdfium, page: number): ReadonlyMap<number, Tag> {
  const { api, scratch, scratchBytes, wide, float } = pdfium;
  const tags = new Map<number, Tag>();
  const tree = api.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return tags;
  let blocks = 0;
  let left = maxElements;

  const typeOf = (element: number) => wide(api.FPDF_StructElement_GetType(element, scratch, scratchBytes));
  /** The cells that a cell takes in one direction: from the attributes of tables. */
  const spanOf = (element: number, name: 'ColSpan' | 'RowSpan'): number => {
    const count = api.FPDF_StructElement_GetAttributeCount(element);
    for (let index = 0; index < count; index++) {
      const value = api.FPDF_StructElement_Attr_GetValue(
        api.FPDF_StructElement_GetAttributeAtIndex(element, index),
        name,
      );
      if (value !== 0 && api.FPDF_StructElement_Attr_GetNumberValue(value, scratch))
        return Math.max(1, Math.min(1000, Math.round(float(0))));
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
    if (paragraphs.has(type)) {
      // The first paragraph of an item is that of its label.
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
    if (left-- <= 0 || depth > maxDepth) return;
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

/** Share of the letters that tags name, and that a single paragraph of a page has at the most. */
const leastTagged = 0.8;
const mostOfOne = 0.6;
/** Letters of a page that may well be one paragraph. */
const shortPage = 600;

/** Whether the tags of letters tell about a page: they name most, and do not take the page for one paragraph. */
export function areReliable(glyphs: readonly Glyph[]): boolean {
  const blocks = new Map<number, number>();
  for (const { tag } of glyphs) if (tag !== undefined) blocks.set(tag.block, (blocks.get(tag.block) ?? 0) + 1);
  const counts = [...blocks.values()];
  const tagged = counts.reduce((sum, count) => sum + count, 0);
  if (tagged === 0 || tagged < leastTagged * glyphs.length) return false;
  return glyphs.length < shortPage || Math.max(...counts) < mostOfOne * tagged;
}
