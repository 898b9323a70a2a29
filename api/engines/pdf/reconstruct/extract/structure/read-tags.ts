import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Tag } from '../../model/tag.ts';
import { limits } from '../limits.ts';
import { allHere, createDivided, notHere, type Parts, partsOf } from './divided-elements.ts';
import { beginRow, type OpenTable, openTable } from './open-table.ts';
import { type Figure, nowhere, type Place, type PlacedElement, placeWithin } from './place-elements.ts';
import { createStructureElements } from './structure-elements.ts';

/** What the structure of a page says, by marked-content id. */
export interface Structure {
  readonly tags: ReadonlyMap<number, Tag>;
  readonly figures: ReadonlyMap<number, Figure>;
}

/**
 * Reads the structure of a page (ISO 32000-2, section 14.7); empty for an untagged page.
 *
 * @param page PDFium's handle of the page.
 */
export function readTags(pdfium: Pdfium, page: number): Structure {
  const { api } = pdfium;
  const tree = api.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return { tags: new Map(), figures: new Map() };
  const reader = createTagReader(pdfium);
  const roots = api.FPDF_StructTree_CountChildren(tree);
  for (let index = 0; index < roots; index++) {
    const root = api.FPDF_StructTree_GetChildAtIndex(tree, index);
    if (root !== 0) reader.visit(root, nowhere, null, 0);
  }
  api.FPDF_StructTree_Close(tree);
  return reader.found();
}

/** Creates a reader that visits the elements of a page, and keeps what they say about its content. */
function createTagReader(pdfium: Pdfium) {
  const { api } = pdfium;
  const { typeOf, descriptionOf, spanOf, columnsOf } = createStructureElements(pdfium);
  const tags = new Map<number, Tag>();
  const figures = new Map<number, Figure>();
  const divided = createDivided();
  let blocks = 0;
  let elementsLeft = limits.maxStructureElements;
  const nextBlock = () => ++blocks;

  const addContent = (id: number, { block, heading, isItem, isLabel, cell, figure }: Place): void => {
    tags.set(id, { block, heading, isItem, ...(isLabel && { isLabel }), cell });
    if (figure !== null) figures.set(id, figure);
  };
  const visit = (element: number, at: Place, around: OpenTable | null, depth: number): Parts => {
    if (elementsLeft-- <= 0 || depth > limits.maxStructureDepth) return allHere;
    const type = typeOf(element);
    const table = type === 'Table' ? openTable(nextBlock(), at.cell) : around;
    if (type === 'TR' && table !== null) beginRow(table, columnsOf(element));
    const count = api.FPDF_StructElement_CountChildren(element);
    const idOf = (index: number): number => api.FPDF_StructElement_GetChildMarkedContentID(element, index);
    const asked: PlacedElement = {
      type,
      hasContent: () => Array.from({ length: count }, (_, index) => idOf(index)).some((id) => id >= 0),
      description: () => descriptionOf(element),
      spanOf: (name) => spanOf(element, name),
    };
    const place = placeWithin(at, asked, table, nextBlock);
    const partOf = (index: number): Parts => {
      const id = idOf(index);
      if (id >= 0) addContent(id, place);
      const child = id >= 0 ? 0 : api.FPDF_StructElement_GetChildAtIndex(element, index);
      if (child !== 0) return visit(child, place, table, depth + 1);
      return id >= 0 ? allHere : notHere;
    };
    const parts = partsOf(
      type,
      Array.from({ length: count }, (_, index) => partOf(index)),
    );
    divided.add({ type, place, table }, parts);
    return parts;
  };
  return { visit, found: () => ({ tags: divided.marked(tags), figures }) };
}
