import { expect, it } from 'vitest';
import { iconFonts } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/icon-fonts.ts';
import type { Pdfium } from '../../../../../../../../api/formats/pdfium.ts';

const names = ['MaterialIconsExtended-Regular', 'FontAwesome5Free-Solid', 'Iconic', 'Helvetica'];
/** Each text object is in the font of its number. */
const pdfium = { api: { FPDFTextObj_GetFont: (object: number) => object } } as unknown as Pdfium;

it('takes signs and digits in fonts of icons for icons', () => {
  const isIcon = iconFonts(pdfium, (font) => names[font - 1] ?? '');
  expect([1, 2, 3, 4].map((object) => isIcon(object, 0x21))).toEqual([true, true, false, false]);
  expect([0x20, 0x30, 0x40, 0x41, 0xe88a].map((code) => isIcon(1, code))).toEqual([false, true, true, false, false]);
  expect(isIcon(0, 0x21)).toBe(false);
});
