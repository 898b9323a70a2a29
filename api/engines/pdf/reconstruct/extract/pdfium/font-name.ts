import type { Pdfium } from '../../../../../formats/pdfium.ts';

const maxNameBytes = 512;

/** The PostScript name of a font in a file, without the prefix of a subset. */
export const fontName = ({ api, scratch, latin }: Pdfium, font: number): string =>
  latin(api.FPDFFont_GetBaseFontName(font, scratch, maxNameBytes)).replace(/^[A-Z]{6}\+/, '');
