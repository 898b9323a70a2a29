import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { unnamedLettersPdf } from '../../../../../../../support/pdf/letters/unnamed-letters-pdf.ts';

const content = 'BT /F 10 Tf 10 50 Td <010203> Tj ET';

/** The letters of a font by the names of its glyphs, and how many are unknown. */
async function read(names: readonly string[], differences?: string) {
  const pdf = unnamedLettersPdf(content, {
    nameOf: (code) => names[code - 1] ?? `glyph${code}`,
    ...(differences !== undefined && { entries: `/Encoding << /Differences [${differences}] >>` }),
  });
  const document = openDocument(await startPdfium(), pdf);
  const { glyphs, unread } = document.readPage(0);
  document.close();
  return { text: glyphs.map(({ text }) => text).join(''), unread };
}

describe('letters whose names PDFium does not know', () => {
  it('are told by the names that the font has for their codes', async () => {
    expect(await read(['epsilon1', 'bardbl', 'owner'])).toEqual({ text: 'ϵ‖∋', unread: 0 });
  });

  it('are told by the names that the PDF has for them, if it has others', async () => {
    expect(await read(['owner', 'epsilon1', 'bardbl'], '1 /epsilon1 /bardbl /owner')).toEqual({
      text: 'ϵ‖∋',
      unread: 0,
    });
  });

  it('stay unknown if their names say nothing, or the PDF has such names for them', async () => {
    expect((await read(['g1', 'g2', 'owner'])).unread).toBe(2);
    expect((await read(['owner', 'g2', 'bardbl'], '1 /g2 /bardbl')).unread).toBe(1);
  });
});
