import { describe, expect, it } from 'vitest';
import { readProducer } from '../../../../../../api/engines/pdf/reconstruct/extract/producer.ts';
import { pdfAbout } from '../../../../../support/pdf/pdf-about.ts';
import { withPage } from '../../../../../support/pdf/pdfium-page.ts';

const producerOf = (facts: string) =>
  withPage(pdfAbout(facts), ({ pdfium, document }) => readProducer(pdfium, document));

describe('the program that wrote a document', () => {
  it.each([
    ['Microsoft\xae Word 2016', 'word'],
    ['Microsoft Office Word 2007', 'word'],
    ['Word', 'word'],
    ['Skia/PDF m120 Google Docs Renderer', 'google-docs'],
    ['LibreOffice 7.4', 'libreoffice'],
    ['OpenOffice.org 3.2', 'libreoffice'],
    ['Microsoft\xae Excel 2016', null],
    ['WordPerfect', null],
    ['macOS Version 13 Quartz PDFContext', null],
  ])('is known by its name: %s', async (name, expected) => {
    expect(await producerOf(`/Producer (${name})`)).toBe(expected);
  });

  it('is the creator of what a Mac prints, and of no other file', async () => {
    expect(await producerOf('/Producer (macOS Version 13 Quartz PDFContext) /Creator (Word)')).toBe('word');
    expect(await producerOf('/Producer (LibreOffice 7.4) /Creator (Word)')).toBe('libreoffice');
  });
});
