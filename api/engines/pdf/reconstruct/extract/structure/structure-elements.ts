import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';

/** What PDFium reports about the elements of a structure tree, by their handles. */
export interface StructureElements {
  readonly typeOf: (element: number) => string;
  /** Its alternative text; empty if it has none. */
  readonly descriptionOf: (element: number) => string;
  /** The rows or columns that a cell spans. */
  readonly spanOf: (cell: number, name: 'ColSpan' | 'RowSpan') => number;
  /** How many columns the cells of a row take. */
  readonly columnsOf: (row: number) => number;
}

/** Creates a reader of the elements of structure trees (ISO 32000-2, section 14.7.2). */
export function createStructureElements({ api, scratch, scratchBytes, wide, float }: Pdfium): StructureElements {
  const spanOf = (cell: number, name: 'ColSpan' | 'RowSpan'): number => {
    const count = api.FPDF_StructElement_GetAttributeCount(cell);
    for (let index = 0; index < count; index++) {
      const attributes = api.FPDF_StructElement_GetAttributeAtIndex(cell, index);
      const value = api.FPDF_StructElement_Attr_GetValue(attributes, name);
      if (value !== 0 && api.FPDF_StructElement_Attr_GetNumberValue(value, scratch))
        return Math.max(1, Math.min(limits.maxCellSpan, Math.round(float(0))));
    }
    return 1;
  };
  return {
    typeOf: (element) => wide(api.FPDF_StructElement_GetType(element, scratch, scratchBytes)),
    descriptionOf(element) {
      const bytes = api.FPDF_StructElement_GetAltText(element, scratch, scratchBytes);
      // A text that does not fit is not written.
      return bytes > scratchBytes ? '' : wide(bytes).trim().slice(0, limits.maxDescription);
    },
    spanOf,
    columnsOf(row) {
      let columns = 0;
      const count = api.FPDF_StructElement_CountChildren(row);
      for (let index = 0; index < count; index++) {
        const cell = api.FPDF_StructElement_GetChildAtIndex(row, index);
        if (cell !== 0) columns += spanOf(cell, 'ColSpan');
      }
      return columns;
    },
  };
}
