import { describe, expect, it } from 'vitest';
import { removeHidden } from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/remove-hidden.ts';
import { streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const layers =
  '/Properties << /Shown << /Type /OCG /Name (S) >> /Hidden << /Type /OCG /Name (H) /FilewrightHidden true >> >>';
const resources = `/Resources << /XObject << /Form 5 0 R >> ${layers} >>`;
const area = '10 10 20 20 re f';
const hidden = `/OC /Hidden BDC ${area} EMC`;
const shown = `/OC /Shown BDC ${area} EMC`;

/** How many objects are left on the page, and in its first form. */
const left = (content: string, inForm = '') =>
  withPage(
    onePage(content, resources, [
      streamOf(inForm, `/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << ${layers} >>`),
    ]),
    ({ pdfium, page, objects: [form = 0] }) => {
      removeHidden(pdfium, page);
      const count = pdfium.api.FPDFPage_CountObjects(page);
      return [count, inForm === '' ? 0 : pdfium.api.FPDFFormObj_CountObjects(form)];
    },
  );

describe('content of hidden layers', () => {
  it('is removed from a page', async () => {
    expect(await left(`${hidden} ${area} ${hidden}`)).toEqual([1, 0]);
    expect(await left(`${shown} ${area}`)).toEqual([2, 0]);
  });

  it('is removed from the forms on it', async () => {
    expect(await left('/Form Do', `${area} ${hidden} ${shown}`)).toEqual([1, 2]);
  });

  it('is told by the tag of layers alone', async () => {
    expect(await left(`/Span /Hidden BDC ${area} EMC`)).toEqual([1, 0]);
  });
});
