import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mendCharacterMaps } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/mend-character-maps.ts';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { spacedFormulaPdf } from '../../../../../../support/pdf/letters/numbered-letters-pdf.ts';
import { type PdfObject, pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

/** Says that it has one entry, and has two; what makes no difference makes it long enough. */
const wrong =
  '/CIDInit /ProcSet findresource begin begincmap /CIDSystemInfo << /Registry (Test) /Ordering (UCS) /Supplement 0 >> def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <03> <0048> <04> <0069> endbfchar endcmap end';

const pdfWith = (map: PdfObject) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    streamOf('BT /F 20 Tf 20 100 Td <0304> Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 3 /LastChar 4 /Widths [600 600] /ToUnicode 6 0 R >>',
    map,
  ]);

async function textOf(file: Buffer): Promise<string> {
  const document = openDocument(await startPdfium(), file);
  const { glyphs } = document.readPage(0);
  document.close();
  return glyphs.map(({ text }) => text).join('');
}

describe('letters whose character map has another number of entries than it says', () => {
  it('are read', async () => {
    expect(await textOf(pdfWith(streamOf(wrong)))).toBe('Hi');
    const packed = { entries: '/Filter /FlateDecode', data: deflateSync(Buffer.from(wrong), { level: 1 }) };
    expect(await textOf(pdfWith(packed))).toBe('Hi');
  });
});

describe('letters of formulas that the character map calls spaces', () => {
  it('are those of the embedded font', async () => {
    expect(await textOf(await spacedFormulaPdf('p(n−k)=αβ'))).toBe('p(n−k)=αβ');
  });

  it('are spaces if the font draws nothing and tells nothing of them', async () => {
    // The first glyphs of the font are a box for what it lacks, and nothing.
    expect(await textOf(await spacedFormulaPdf('p', [1]))).toBe('pp');
    expect([...(await textOf(await spacedFormulaPdf('p', [0])))]).toHaveLength(3);
  });
});

describe('mendCharacterMaps', () => {
  it('changes nothing else, and nothing where the mended map would not fit', () => {
    const short = wrong.replace(/\/CIDInit.*?begincmap.*?def /, 'begincmap ').replace(' end', '');
    const one = short.replace('1 beginbfchar', '9 beginbfchar').replace(/ /g, '');
    for (const stream of [streamOf('begincmap is a word'), streamOf(wrong, '/Subtype /XML'), streamOf(one)]) {
      const file = pdfWith(stream);
      const changed = Buffer.from(file);
      mendCharacterMaps(changed);
      expect(changed.equals(file)).toBe(true);
    }
    const damaged = Buffer.from('5 0 obj << /Length 99 /Filter /FlateDecode >> stream\nbegincmap');
    mendCharacterMaps(damaged);
    expect(damaged.toString()).toContain('begincmap');
  });
});
