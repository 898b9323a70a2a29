import { pixelsPerInch, pointsPerInch } from '../../../../formats/units.ts';
/**
 * A font by name and size. Text is measured without its file: widths are Calibri's, in thousandths of the font size and
 * rounded up; other fonts are scaled by the width of their digits. That is enough to see whether text fits its cell.
 */
export interface FontFace {
  readonly name: string;
  readonly points: number;
  readonly bold: boolean;
}

const calibriDigit = 507;

/** How much wider text may turn out than is estimated here, as a factor. */
const margins = { regular: 1.02, bold: 1.07 } as const;
/** The height of a line, as a factor of the font size. */
const lineHeight = 1.25;

const pixelsOf = (points: number) => (points * pixelsPerInch) / pointsPerInch;

/** Widest digit in thousandths of the font size. Other fonts are replaced by ones no wider than Noto Sans. */
const digitWidths: Readonly<Record<string, number>> = {
  calibri: 507,
  carlito: 507,
  arial: 556,
  helvetica: 556,
  'liberation sans': 556,
  'times new roman': 500,
  'liberation serif': 500,
  cambria: 520,
  caladea: 520,
  georgia: 562,
  'courier new': 600,
  'liberation mono': 600,
  'dejavu sans': 636,
};
const otherDigit = 573;

/** Width of a font's widest digit in pixels, the unit of column widths (ECMA-376 part 1, §18.3.1.13). */
export function digitWidthPx({ name, points }: FontFace): number {
  return pixelsOf(points) * ((digitWidths[name.toLowerCase()] ?? otherDigit) / 1000);
}

/** Whether `digitWidthPx` of the font is measured rather than guessed. */
export const isKnownFont = ({ name }: FontFace): boolean => name.toLowerCase() in digitWidths;

/** Width of a UTF-16 code unit in Calibri, in thousandths of the font size. */
function advance(code: number): number {
  if (code < 0x20) return 0;
  if (code < 0x7f) return ascii[code - 0x20] ?? 507;
  if (code < 0x300) return 560;
  // Combining marks.
  if (code < 0x370 || (code >= 0x0591 && code <= 0x05c7) || (code >= 0x064b && code <= 0x065f)) return 0;
  if (code < 0x590) return 570;
  if (code < 0x700) return 460;
  if (code < 0xe00) return 560;
  if (code < 0xe80) return 520;
  if (code < 0x1100) return 600;
  if (code >= 0x2000 && code <= 0x206f) return 500;
  return 1000;
}

const ascii = [
  226, 326, 401, 498, 507, 715, 682, 221, 303, 303, 498, 498, 250, 306, 252, 386, 507, 507, 507, 507, 507, 507, 507,
  507, 507, 507, 268, 268, 498, 498, 498, 463, 894, 579, 544, 533, 615, 488, 459, 631, 623, 252, 319, 520, 420, 855,
  646, 662, 517, 673, 543, 459, 487, 642, 567, 890, 519, 487, 468, 307, 386, 307, 498, 498, 291, 479, 525, 423, 525,
  498, 305, 471, 525, 229, 239, 455, 229, 799, 525, 527, 525, 525, 349, 391, 335, 525, 452, 715, 433, 453, 395, 314,
  460, 314, 498,
];

/** Widths of a text set in Calibri, in thousandths of the font size. */
export interface TextMeasure {
  /** Its longest line. */
  readonly longest: number;
  /** All its lines end to end. */
  readonly total: number;
  /** Number of line breaks. */
  readonly breaks: number;
}

/** Measures a cell's text line by line. */
export function measureText(text: string): TextMeasure {
  let longest = 0;
  let line = 0;
  let total = 0;
  let breaks = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x0a) {
      breaks += 1;
      line = 0;
      continue;
    }
    const width = code >= 0xd800 && code <= 0xdfff ? 500 : advance(code);
    line += width;
    total += width;
    if (line > longest) longest = line;
  }
  return { longest, total, breaks };
}

/** Width of a single line in Calibri, in thousandths of the font size. */
export const calibriWidth = (text: string): number => measureText(text).longest;

/**
 * Pixels of a font per thousandth returned by `measureText`, with a margin for the error of the estimate.
 */
export function textScalePx(font: FontFace): number {
  const digit = digitWidths[font.name.toLowerCase()] ?? otherDigit;
  return ((pixelsOf(font.points) * digit) / calibriDigit / 1000) * (font.bold ? margins.bold : margins.regular);
}

/** The height of a line, in pixels. */
export const lineHeightPx = ({ points }: FontFace): number => pixelsOf(points) * lineHeight;
