import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { isExtensionFont } from '../../../model/formulas/math-fonts.ts';
import { fontName } from '../../pdfium/font-name.ts';
import { thresholds } from './thresholds.ts';

/**
 * The signs of TeX's fonts for what grows in formulas, by their codes from 0 (encoding OMX: D. E. Knuth, The TeXbook,
 * appendix F). Each size of a bracket has a code, and so has each piece of the largest. The pieces of horizontal braces are
 * no characters.
 */
const signs = [
  ...'()[]⌊⌋⌈⌉{}⟨⟩⏐‖/\\',
  ...'()()[]⌊⌋⌈⌉{}⟨⟩/\\',
  ...'()[]⌊⌋⌈⌉{}⟨⟩/\\/\\',
  ...'⎛⎞⎡⎤⎣⎦⎢⎥⎧⎫⎩⎭⎨⎬⎪⏐',
  ...'⎝⎠⎜⎟⟨⟩⨆⨆∮∮⨀⨀⨁⨁⨂⨂',
  ...'∑∏∫⋃⋂⨄⋀⋁∑∏∫⋃⋂⨄⋀⋁',
  ...'∐∐ˆˆˆ˜˜˜[]⌊⌋⌈⌉{}',
  ...'√√√√⎷│┌‖↑↓\ufffd\ufffd\ufffd\ufffd⇑⇓',
];

/** How high these signs are in ems, by their codes, as far as one height is known of a range. */
const heights: readonly (readonly [from: number, to: number, ems: number])[] = [
  [0x00, 0x0b, 1.2],
  [0x10, 0x11, 1.8],
  [0x12, 0x1f, 2.4],
  [0x20, 0x2d, 3],
  [0x44, 0x45, 1.8],
  [0x50, 0x51, 1],
  [0x52, 0x52, 1.11],
  [0x53, 0x57, 1],
  [0x58, 0x59, 1.4],
  [0x5a, 0x5a, 2.22],
  [0x5b, 0x5f, 1.4],
  [0x68, 0x6f, 1.8],
];

/**
 * Whether a sign is as high as the one at its code: programs that write fonts anew give signs other codes.
 * @param height That of its ink, in points.
 * @param size That of its font, in points.
 */
export function isAsHigh(code: number, height: number, size: number): boolean {
  const known = heights.find(([from, to]) => code >= from && code <= to);
  return known === undefined || Math.abs(height / size / known[2] - 1) < thresholds.signHeightTolerance;
}

/**
 * Reads the signs of TeX's fonts that grow with what they enclose. Few files say what their codes mean, so that PDFium
 * reports the letters at these codes: a sum is X.
 * @param textPage PDFium's handle of the text.
 * @returns The sign of a letter by its code, index and text object; null for letters of other fonts, and for those
 *   whose meaning the file gives.
 */
export function extensionSigns(
  pdfium: Pdfium,
  textPage: number,
): (code: number, index: number, object: number) => string | null {
  const { api } = pdfium;
  const ofFonts = new Map<number, boolean>();
  const isOfFont = (font: number) => {
    const isExtension = ofFonts.get(font) ?? isExtensionFont(fontName(pdfium, font));
    ofFonts.set(font, isExtension);
    return isExtension;
  };
  const known = new Map<number, boolean>();
  const isOfExtension = (object: number) => {
    const isKnown = known.get(object) ?? isOfFont(api.FPDFTextObj_GetFont(object));
    known.set(object, isKnown);
    return isKnown;
  };
  return (code, index, object) => {
    if (object === 0 || !isOfExtension(object) || api.FPDFText_HasUnicodeMapError(textPage, index) !== 1) return null;
    return signs[code] ?? null;
  };
}
