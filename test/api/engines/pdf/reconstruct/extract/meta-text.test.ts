import { describe, expect, it } from 'vitest';
import { drawnBy, isByLibreOffice, metaText } from '../../../../../../api/engines/pdf/reconstruct/extract/meta-text.ts';
import { pdfOf, streamOf } from '../../../../../support/pdf/pdf-objects.ts';
import { withPage } from '../../../../../support/pdf/pdfium-page.ts';

const file = (facts: string) =>
  pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
      streamOf(''),
      `<< ${facts} >>`,
    ],
    '/Info 5 0 R',
  );
const drawn = (facts: string) => withPage(file(facts), ({ pdfium, document }) => drawnBy(pdfium, document));

it('reads what a document says about itself', async () => {
  const texts = await withPage(file('/Title (About tools)'), ({ pdfium, document }) =>
    ['Title', 'Author'].map((name) => metaText(pdfium, document, name)),
  );
  expect(texts).toEqual(['About tools', '']);
});

describe('the program that drew a document', () => {
  it.each([
    ['Microsoft\xae Word 2016', 'word'],
    ['Microsoft Office Word 2007', 'word'],
    ['Word', 'word'],
    ['Skia/PDF m120 Google Docs Renderer', 'google-docs'],
    ['LibreOffice 7.4', null],
    ['Microsoft\xae Excel 2016', null],
    ['WordPerfect', null],
    ['macOS Version 13 Quartz PDFContext', null],
  ])('is known by its name: %s', async (name, expected) => {
    expect(await drawn(`/Producer (${name})`)).toBe(expected);
  });

  it('is the creator of what a Mac prints, and of no other file', async () => {
    expect(await drawn('/Producer (macOS Version 13 Quartz PDFContext) /Creator (Word)')).toBe('word');
    expect(await drawn('/Producer (LibreOffice 7.4) /Creator (Word)')).toBeNull();
  });
});

it('knows what LibreOffice and OpenOffice wrote', async () => {
  const isByThem = (facts: string) =>
    withPage(file(facts), ({ pdfium, document }) => isByLibreOffice(pdfium, document));
  expect(await isByThem('/Producer (LibreOffice 7.4)')).toBe(true);
  expect(await isByThem('/Producer (OpenOffice.org 3.2)')).toBe(true);
  expect(await isByThem('/Producer (Word) /Creator (LibreOffice)')).toBe(false);
});
