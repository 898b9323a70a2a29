import type { Pdfium } from '../../../../../../formats/pdfium.ts';

/** Names of fonts that have icons only. */
const iconFont = /[Ii]cons?(?![a-z])|Awesome|MaterialSymbols|[Gg]lyphicons|[Dd]ashicons|[Ii]co[Mm]oon|[Ff]ontello/;
/** The signs and digits before the first letter, at which Quartz numbers the glyphs of a font. */
const signs = { first: 0x21, last: 0x40 } as const;

/**
 * Finds the letters of icon fonts, such as those of web pages, whose codes nothing explains: they seem to be signs.
 * @param nameOf As in `fontNames`.
 * @returns For a letter's text object and its code, whether it is an icon rather than the sign at this code.
 */
export function iconFonts(
  { api }: Pdfium,
  nameOf: (font: number) => string,
): (object: number, code: number) => boolean {
  const known = new Map<number, boolean>();
  const hasIcons = (font: number) => {
    const has = known.get(font) ?? iconFont.test(nameOf(font));
    known.set(font, has);
    return has;
  };
  return (object, code) =>
    object !== 0 && code >= signs.first && code <= signs.last && hasIcons(api.FPDFTextObj_GetFont(object));
}
