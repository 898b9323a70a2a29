import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { isUnknownLetter } from '../../../../../../../../api/engines/pdf/reconstruct/model/characters/unknown-letters.ts';
import type { Page } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createScanFacts } from '../../../../../../../../api/engines/pdf/reconstruct/scan-facts.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { unnamedLettersPdf } from '../../../../../../../support/pdf/letters/unnamed-letters-pdf.ts';

async function pageOf(content: string, sizes: Parameters<typeof unnamedLettersPdf>[1] = {}) {
  const document = openDocument(await startPdfium(), unnamedLettersPdf(content, sizes));
  const page = document.readPage(0);
  document.close();
  return page;
}

/** A line of letters whose codes are only places in their font. */
const unnamed = (codes: string) => `BT /F 6 Tf 10 70 Td <${codes}> Tj ET`;
const named = (text: string) => ` BT /H 6 Tf 10 40 Td (${text}) Tj ET`;

function scanFacts(page: Page) {
  const facts = createScanFacts();
  facts.add(page);
  return facts.found();
}

describe('letters without a code of their own', () => {
  it('are read as unknown letters, not as spaces or hyphens', async () => {
    const { glyphs, unread } = await pageOf(unnamed('02030405'));
    expect(glyphs.map(({ text, space }) => [isUnknownLetter(text), space])).toEqual(Array(4).fill([true, null]));
    expect(unread).toBe(4);
    // Each code has a sign of its own.
    expect(new Set(glyphs.map(({ text }) => text)).size).toBe(4);
  });

  it('are spaces if their font draws nothing but the rounding of a height', async () => {
    const heightOf = (code: number) => (code === 3 ? 1 : 500);
    for (const width of [400, 60]) {
      const widthOf = (code: number) => (code === 3 ? width : 400);
      const { glyphs, unread } = await pageOf(unnamed('020302'), { widthOf, heightOf });
      expect(glyphs.map(({ space }) => space)).toEqual([null, 'written']);
      expect(unread).toBe(2);
    }
  });

  it('are spaces if the file calls them signs of these, and their font draws nothing', async () => {
    const textWith = async (height: number, space: string) => {
      const nameOf = (code: number) => (code === 3 ? space : 'a');
      const heightOf = (code: number) => (code === 3 ? height : 500);
      const { glyphs } = await pageOf(unnamed('020302'), { heightOf, nameOf });
      return glyphs.map(({ text, space }) => (space === null ? '' : ' ') + text).join('');
    };
    expect(await textWith(1, 'uni2423')).toBe('a a');
    expect(await textWith(1, 'visiblespace')).toBe('a a');
    expect(await textWith(500, 'uni2423')).toBe('a␣a');
    expect(await textWith(500, 'visiblespace')).toBe('a␣a');
  });

  it('have their page recognised, and are no sample of its language', async () => {
    const page = await pageOf(unnamed('0102030405060708'.repeat(3)) + named('Heading'));
    expect(scanFacts(page)).toEqual({
      scans: [{ number: 1, longestPoints: 200, isUnread: true, isUpright: true }],
      sample: '',
    });
  });

  it('of a formula leave their page as it is', async () => {
    const page = await pageOf(unnamed('0102') + named('where the sum is that of all the parts'));
    expect(scanFacts(page).scans).toEqual([]);
  });
});
