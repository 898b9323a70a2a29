import type { Pdfium } from '../../../../../formats/pdfium.ts';

/** The alpha of what lets nothing shine through. */
export const opaque = 255;

const inHex = (value: number) => value.toString(16).padStart(2, '0').toUpperCase();

/** Each text and each path has a colour: to write its components anew took longer than to ask PDFium for them. */
const hexBytes = Array.from({ length: opaque + 1 }, (_, value) => inHex(value));

/** A component of a colour, from 0 to 255, in two hexadecimal digits. */
export const hexByte = (value: number): string => hexBytes[value] ?? inHex(value);

/** What PDFium, like a printer’s proof, shows for black ink alone: in a document, it is black. */
const blackInk = '231F20';
const black = '000000';

/** A component of a colour on white paper, of which an opacity from 0 to 1 hides the paper. */
export const onPaper = (value: number, opacity: number): number => Math.round(opaque - (opaque - value) * opacity);

/**
 * RRGGBB of a fill or an outline, blended with white where it is transparent. PDFium's colour functions must have left
 * red, green, blue and alpha in the first four slots of the scratch memory.
 */
export function colourOf({ integer }: Pdfium): string {
  const alpha = (integer(12) & 255) / opaque;
  const component = (slot: number) => hexByte(onPaper(integer(slot) & 255, alpha));
  const colour = component(0) + component(4) + component(8);
  return colour === blackInk ? black : colour;
}

/** RRGGBB of what fills a text or a path. */
export function fillColourOf(pdfium: Pdfium, object: number): string {
  const { api, scratch } = pdfium;
  api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return colourOf(pdfium);
}

/** RRGGBB of a fill or an outline as it is on its own, whatever shines through it. Reads the same slots as `colourOf`. */
export const ownColourOf = ({ integer }: Pdfium): string =>
  [0, 4, 8].map((slot) => hexByte(integer(slot) & 255)).join('');
