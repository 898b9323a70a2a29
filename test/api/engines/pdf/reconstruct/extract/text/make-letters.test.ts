import { describe, expect, it } from 'vitest';
import { charBoxes } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/char-boxes.ts';
import type { Character } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/read-character.ts';
import { createLetterMaker } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/make-letters.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const resources =
  '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >> >>';
const plain: Character = {
  ...{ index: 0, object: 1, code: 0x6d, isGenerated: false },
  ...{ grown: null, unreadAs: null, unknown: null, ligature: null, isSoftHyphen: false },
};

/** The letter m in 40 points on a baseline 100 points from the top, taken for characters of a font, and how many are unknown. */
const lettersOf = (characters: readonly Partial<Character>[], font = 'Helvetica', x = 20) =>
  withPage(onePage(`BT /F 40 Tf ${x} 100 Td (ml) Tj ET`, resources), ({ pdfium, page, space }) => {
    const textPage = pdfium.api.FPDFText_LoadPage(page);
    const { make, unknown } = createLetterMaker(pdfium, textPage, space, charBoxes(pdfium, textPage));
    const seen = { look: { ...look, font, size: 40 }, isHidden: false, direction: [1, 0] as const, slant: 0 };
    const letters = characters.map((character) => make({ ...plain, ...character }, seen));
    pdfium.api.FPDFText_ClosePage(textPage);
    return { letters, unknown: unknown() };
  });

describe('the letter of a character', () => {
  it('has its text on its baseline, as wide as its font says', async () => {
    const { letters, unknown } = await lettersOf([{}]);
    expect(letters).toMatchObject([
      { text: 'm', isSoftHyphen: false, baseline: 100, look: { font: 'Helvetica', size: 40 } },
    ]);
    expect(letters[0]?.x0).toBeCloseTo(20, 1);
    expect(letters[0]?.x1).toBeCloseTo(20 + 0.833 * 40, 1);
    expect([letters[0]?.ink, unknown]).toEqual([undefined, 0]);
  });

  it('is a hyphen for a soft one', async () => {
    const { letters } = await lettersOf([{ code: 0xad, isSoftHyphen: true }]);
    expect(letters).toMatchObject([{ text: '-', isSoftHyphen: true }]);
  });

  it('is none beside the page', async () => {
    expect((await lettersOf([{}], 'Helvetica', 300)).letters).toEqual([null]);
  });

  it('is where it is drawn if it is a mark of Hebrew or Arabic', async () => {
    const [letter, mark] = (await lettersOf([{}, { code: 0x5b0 }])).letters;
    expect(mark?.baseline).toBe(100);
    expect((mark?.y1 ?? 0) - (mark?.y0 ?? 0)).toBeLessThan(0.7 * ((letter?.y1 ?? 0) - (letter?.y0 ?? 0)));
  });

  it('is a sign for an unknown one if its code does not tell what it is', async () => {
    const { letters, unknown } = await lettersOf([{ unreadAs: 'letter', unknown: '\u{100001}' }]);
    expect([letters[0]?.text, unknown]).toEqual(['\u{100001}', 0]);
  });
});

describe('a sign of a font for what grows in formulas', () => {
  it('has the box of its ink, centred on the axis of its line', async () => {
    const [sign] = (await lettersOf([{}], 'CMEX10')).letters;
    const { ink = [0, 0], y0, y1, baseline } = sign ?? {};
    expect(sign?.text).toBe('m');
    expect([y0, y1]).toEqual(ink);
    expect(ink[1] - ink[0]).toBeLessThan(0.7 * 40);
    expect(baseline).toBeCloseTo((ink[0] + ink[1]) / 2 + 0.25 * 40);
  });

  it('stays on its baseline in a font of other signs', async () => {
    const [sign] = (await lettersOf([{}], 'CMSY10')).letters;
    expect([sign?.baseline, sign?.ink === undefined]).toEqual([100, false]);
  });

  it('is unknown if it is not as high as the one at its code', async () => {
    const { letters, unknown } = await lettersOf(
      [
        { code: 0x58, grown: '∑' },
        { code: 0x30, grown: '⎛' },
      ],
      'CMEX10',
    );
    expect([letters.map((letter) => letter?.text), unknown]).toEqual([['\ufffd', '⎛'], 1]);
  });
});
