import type { Pdfium } from '../../../../../formats/pdfium.ts';

const maxNameBytes = 512;

/** The PostScript name of a font in a file, with the prefix of a subset if it is one. */
export const nameInFile = ({ api, scratch, latin }: Pdfium, font: number): string =>
  latin(api.FPDFFont_GetBaseFontName(font, scratch, maxNameBytes));

/** The PostScript name of a font in a file, without the prefix of a subset. */
export const fontName = (pdfium: Pdfium, font: number): string => nameInFile(pdfium, font).replace(/^[A-Z]{6}\+/, '');
