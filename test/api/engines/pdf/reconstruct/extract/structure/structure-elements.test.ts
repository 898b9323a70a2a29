import { expect, it } from 'vitest';
import { limits } from '../../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { createStructureElements } from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/structure-elements.ts';
import { withPage } from '../../../../../../support/pdf/pdfium-page.ts';
import { taggedPdf } from '../../../../../../support/pdf/structure/tagged-pdf.ts';

const cell = (text: string, span?: Record<string, number>) => ({
  ...{ type: 'TD', children: [{ type: 'P', text: [text, 50, 700] as const }] },
  ...(span && { span }),
});
const row = {
  type: 'TR',
  children: [cell('one'), cell('two', { ColSpan: 2, RowSpan: 3 }), cell('three', { ColSpan: 1e6 })],
};

it('reads the types of elements, and how many rows and columns cells take', async () => {
  const found = await withPage(taggedPdf([{ type: 'Table', children: [row] }], ''), ({ pdfium, page }) => {
    const { api } = pdfium;
    const { typeOf, spanOf, columnsOf, descriptionOf } = createStructureElements(pdfium);
    const child = (element: number, at = 0) => api.FPDF_StructElement_GetChildAtIndex(element, at);
    let element = api.FPDF_StructTree_GetChildAtIndex(api.FPDF_StructTree_GetForPage(page), 0);
    const types = [typeOf(element)];
    while (typeOf(element) !== 'TR') {
      element = child(element);
      types.push(typeOf(element));
    }
    const cells = [0, 1, 2].map((at) => child(element, at));
    return {
      types,
      columns: cells.map((each) => spanOf(each, 'ColSpan')),
      rows: cells.map((each) => spanOf(each, 'RowSpan')),
      all: columnsOf(element),
      description: descriptionOf(element),
    };
  });
  expect(found.types.slice(-2)).toEqual(['Table', 'TR']);
  expect(found.columns).toEqual([1, 2, limits.maxCellSpan]);
  expect(found.rows).toEqual([1, 3, 1]);
  expect(found.all).toBe(3 + limits.maxCellSpan);
  expect(found.description).toBe('');
});
