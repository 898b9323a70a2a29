import type { TaggedElement } from '../model/page-model.ts';
import type { Pdfium } from './pdfium.ts';

const maxElements = 20_000;
const maxDepth = 40;

/** The structure tree's part for a page; empty where the file is not tagged. */
export function readTags({ api, scratch, scratchBytes, wide }: Pdfium, page: number): readonly TaggedElement[] {
  const tree = api.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return [];
  let left = maxElements;
  const visit = (element: number, depth: number): TaggedElement | null => {
    if (element === 0 || left-- <= 0 || depth > maxDepth) return null;
    const type = wide(api.FPDF_StructElement_GetType(element, scratch, scratchBytes));
    const alternative = wide(api.FPDF_StructElement_GetAltText(element, scratch, scratchBytes));
    const contentIds: number[] = [];
    const children: TaggedElement[] = [];
    const count = api.FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < count; index++) {
      const id = api.FPDF_StructElement_GetChildMarkedContentID(element, index);
      if (id >= 0) contentIds.push(id);
      const child = visit(api.FPDF_StructElement_GetChildAtIndex(element, index), depth + 1);
      if (child !== null) children.push(child);
    }
    return { type, alternative, contentIds, children };
  };
  const elements: TaggedElement[] = [];
  const count = api.FPDF_StructTree_CountChildren(tree);
  for (let index = 0; index < count; index++) {
    const element = visit(api.FPDF_StructTree_GetChildAtIndex(tree, index), 0);
    if (element !== null) elements.push(element);
  }
  api.FPDF_StructTree_Close(tree);
  return elements;
}
