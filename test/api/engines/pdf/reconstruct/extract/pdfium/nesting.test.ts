import { expect, it } from 'vitest';
import {
  nestingInForm,
  nestingOnPage,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/nesting.ts';
import { streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const form = streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 10 10]');

it('is in no form on a page, and from the bottom of the file to its top', async () => {
  const nesting = await withPage(onePage(''), ({ space }) => nestingOnPage(space));
  expect(nesting).toEqual({ matrix: [1, 0, 0, -1, 0, 200], forms: [] });
});

it('has the matrix of a form in that of what the form is in', async () => {
  const content = 'q 2 0 0 2 30 40 cm /Form Do Q';
  const file = onePage(content, '/Resources << /XObject << /Form 5 0 R >> >>', [form]);
  const [nesting, handle] = await withPage(file, ({ pdfium, space, objects: [object = 0] }) => [
    nestingInForm(pdfium, object, { ...nestingOnPage(space), forms: [7] }),
    object,
  ]);
  expect(nesting).toEqual({ matrix: [2, 0, 0, -2, 30, 160], forms: [7, handle] });
});
