import type { Pdfium } from '../../../../../formats/pdfium.ts';

const maxNameBytes = 512;

/** The PostScript name of a font in a file, with the prefix of a subset if it is one. */
export const nameInFile = ({ api, scratch, latin }: Pdfium, font: number): string =>
  latin(api.FPDFFont_GetBaseFontName(font, scratch, maxNameBytes));

/** The name of a font without the prefix of a subset (ISO 32000-2, section 9.9.2). */
export const withoutPrefix = (name: string): string => name.replace(/^[A-Z]{6}\+/, '');

/** The PostScript name of a font in a file, without the prefix of a subset. */
export const fontName = (pdfium: Pdfium, font: number): string => withoutPrefix(nameInFile(pdfium, font));
