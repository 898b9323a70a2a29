import { expect, it } from 'vitest';
import {
  colourOf,
  hexByte,
  onPaper,
  ownColourOf,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/colour.ts';
import type { Pdfium } from '../../../../../../../api/formats/pdfium.ts';

/** PDFium after it has told a colour. */
const told = (...[red, green, blue, alpha]: readonly [number, number, number, number]) =>
  ({ integer: (slot: number) => [red, green, blue, alpha][slot / 4] ?? 0 }) as unknown as Pdfium;

it('is blended with white paper', () => {
  expect([colourOf(told(255, 0, 18, 255)), colourOf(told(0, 0, 0, 51)), colourOf(told(9, 9, 9, 0))]).toEqual([
    ...['FF0012', 'CCCCCC', 'FFFFFF'],
  ]);
  expect(ownColourOf(told(0, 0, 0, 51))).toBe('000000');
  expect([hexByte(10), onPaper(55, 0.5)]).toEqual(['0A', 155]);
});

it('is black for what printers show of black ink alone', () => {
  expect(colourOf(told(0x23, 0x1f, 0x20, 255))).toBe('000000');
  expect(colourOf(told(0x23, 0x1f, 0x21, 255))).toBe('231F21');
});
