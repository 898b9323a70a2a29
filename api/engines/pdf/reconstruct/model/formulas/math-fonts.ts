/**
 * Fonts in which TeX sets formulas, by their PostScript names: letters, signs, and signs that grow; those of Computer
 * Modern and Latin Modern, of the AMS, of MathTime, of TX and PX, Euler, and those that go with Palatino, Utopia and Garamond.
 */
const texFonts =
  /^(?:CMMI|CMMIB|CMSY|CMBSY|CMEX|MSAM|MSBM|EUFM|EUFB|EUSM|EUSB|EUEX|RSFS|WASY|STMARY|LASY|ESINT|MTMI|MTSY|MTEX|MTSYN|RMTMI|BBOLD|DSROM)\d*$|^LMMath(?:Italic|Symbols|Extension)|^EUR[MB]\d*$|^(?:PazoMath|Fourier-Math|MathDesign)(?:$|[-B])|^r?(?:tx|px|ntx|zpl|new[tp]x)(?:b?mi|b?sy|b?ex|sya|syb|mia)\d*$/i;

/**
 * Fonts with a table for formulas (OpenType MATH), by their names. Those from which programs also take single signs,
 * such as Noto Sans Math, prove nothing.
 */
const openTypeFonts =
  /^(?:Cambria ?Math|LatinModernMath|LMMath|STIX(?:Two)?-?Math|STIXMath|XITS-?Math|Asana-?Math|TeXGyre\w+-?Math|TeXGyre\w+Math|Libertinus-?Math|NewCMMath|Fira-?Math|GFSNeohellenicMath|Garamond-?Math|EulerMath|Erewhon-?Math|LucidaBrightMath)/i;

/** Fonts of signs by their names, as Macs and Windows have them. */
const equationFonts = /^(?:Symbol(?:MT|PS)?|MT-?Extra|Euclid-?(?:Symbol|Extra))$/i;

/** TeX's fonts of signs that grow with what they enclose. They hang below the baseline. */
const extensionFonts =
  /^(?:CMEX|EUEX|MTEX)\d*$|^LMMathExtension|^(?:Fourier-Math|MathDesign-.*)-Extension|^r?(?:tx|px|ntx|zpl|new[tp]x)b?ex\d*$/i;

/** TeX's fonts in which capital letters are calligraphic. */
const calligraphicFonts = /^(?:CMB?SY|EUS[MB]|RSFS)\d*$|^LMMathSymbols/i;

/** TeX's fonts in which capital letters have double strokes, as for sets of numbers. */
const doubleStruckFonts = /^(?:MSBM|BBOLD|DSROM)\d*$/i;

/** TeX's fonts of black letters. */
const frakturFonts = /^EUF[MB]\d*$/i;

/** Whether a font has a table for formulas, so that its letters are in Unicode's block of them. */
export const isOpenTypeMath = (font: string) => openTypeFonts.test(font);
/** Whether TeX sets the letters and signs of formulas in a font. */
export const isTexMath = (font: string) => texFonts.test(font);
export const isExtensionFont = (font: string) => extensionFonts.test(font);

/** Whether LibreOffice takes the signs of formulas from a font, and those of lists. */
export const isSymbolFont = (font: string) => font === 'OpenSymbol';

/**
 * Whether Equation Editor and MathType take the signs of formulas from a font. Documents take Greek letters, bullets and arrows
 * from it, too.
 */
export const isEquationFont = (font: string) => equationFonts.test(font);

/** Whether signs of a font may be many times as high as its lines. Browsers write such fonts without a name. */
export const mayGrow = (font: string) =>
  font === '' || isTexMath(font) || isOpenTypeMath(font) || isSymbolFont(font) || isEquationFont(font);

/** The alphabet that a font writes capital letters in; null for the usual one. */
export const alphabetOf = (font: string): 'script' | 'double-struck' | 'fraktur' | null =>
  calligraphicFonts.test(font)
    ? 'script'
    : doubleStruckFonts.test(font)
      ? 'double-struck'
      : frakturFonts.test(font)
        ? 'fraktur'
        : null;

/** How high above the baseline formulas have their axis, in ems (Computer Modern and Cambria Math). */
const axisEms = 0.25;

/**
 * The height of the axis of a line, in points from the top of the page: bars of fractions are on it, and high brackets and
 * signs are centred on it.
 */
export const axisOf = (baseline: number, size: number) => baseline - axisEms * size;

/** The baseline of the line whose axis is at a height. */
export const baselineBelow = (axis: number, size: number) => axis + axisEms * size;

/** Whether TeX takes signs from a font that its file calls slanted, although they are upright. */
export const isSignFont = (font: string) =>
  calligraphicFonts.test(font) || doubleStruckFonts.test(font) || extensionFonts.test(font);
