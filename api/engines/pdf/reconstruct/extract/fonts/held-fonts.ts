import type { Point, Stroke } from '../../../../../formats/fonts/outline.ts';
import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { type PackedOutline, packOutline } from './packed-outline.ts';

/** Types of a path's segments (fpdfview.h). A curve has three, one for each of its points. */
const segments = { curve: 1, move: 2 } as const;
/** A code that stands for no character. */
const noCharacter = 0x0378;
/** What stands above or below the letter before it. Nothing else has no width, unless the font lacks it. */
const mark = /^\p{M}$/u;

/** What a font draws for a character. */
export interface CharacterShape {
  readonly code: number;
  /** In ems. */
  readonly advance: number;
  /** In ems; null if it is too long. */
  readonly outline: PackedOutline | null;
}

/** A font of an open document in PDFium, of whatever format, that stays open when its pages are closed. */
export interface HeldFont {
  /** Null for a character that it lacks, if that is known from this one alone. */
  readonly shapeOf: (character: string) => CharacterShape | null;
  /** What it draws for all characters that it lacks. */
  readonly missing: () => PackedOutline | null;
}

/** Fonts of a document that are held. */
export interface HeldFonts {
  /** @param font PDFium's handle. */
  readonly hold: (font: number) => HeldFont;
  readonly close: () => void;
}

/** Reads an outline of PDFium's, in ems. Null if it is longer than the limit. */
function readOutline({ api, scratch, float }: Pdfium, path: number): PackedOutline | null {
  const count = path === 0 ? 0 : api.FPDFGlyphPath_CountGlyphSegments(path);
  if (count > limits.maxOutlineSegments) return null;
  const contours: { readonly start: Point; readonly strokes: Stroke[] }[] = [];
  let controls: Point[] = [];
  for (let index = 0; index < count; index++) {
    const segment = api.FPDFGlyphPath_GetGlyphPathSegment(path, index);
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const point: Point = [float(0), float(4)];
    const type = api.FPDFPathSegment_GetType(segment);
    const contour = contours.at(-1);
    const [first, second] = controls;
    if (type === segments.move || contour === undefined) contours.push({ start: point, strokes: [] });
    else if (type !== segments.curve) contour.strokes.push([point]);
    else if (first === undefined || second === undefined) {
      controls.push(point);
      continue;
    } else contour.strokes.push([first, second, point]);
    controls = [];
  }
  return packOutline(contours.filter(({ strokes }) => strokes.length > 0));
}

/**
 * Creates a holder of fonts of an open document, which keeps them until it is closed.
 * @param document PDFium's handle.
 */
export function createHeldFonts(pdfium: Pdfium, document: number): HeldFonts {
  const { api, scratch, float } = pdfium;
  const holders: number[] = [];
  const hold = (font: number): HeldFont => {
    // PDFium keeps a font as long as a text has it.
    holders.push(api.FPDFPageObj_CreateTextObj(document, font, 1));
    // PDFium's glyphs are numbered by the characters that they stand for.
    const pathOf = (code: number) => api.FPDFFont_GetGlyphPath(font, code, 1);
    const widthOf = (code: number) => (api.FPDFFont_GetGlyphWidth(font, code, 1, scratch) ? float(0) : 0);
    const outlines = new Map<number, PackedOutline | null>();
    const outlineOf = (path: number): PackedOutline | null => {
      const known = outlines.get(path);
      if (known !== undefined) return known;
      const outline = readOutline(pdfium, path);
      outlines.set(path, outline);
      return outline;
    };
    let lacked: { readonly path: number; readonly advance: number } | undefined;
    const lackedOne = () => {
      lacked ??= { path: pathOf(noCharacter), advance: widthOf(noCharacter) };
      return lacked;
    };
    return {
      missing: () => outlineOf(lackedOne().path),
      shapeOf(character) {
        const code = character.codePointAt(0) ?? noCharacter;
        const missing = lackedOne();
        const [path, advance] = [pathOf(code), widthOf(code)];
        if (path === missing.path && (path !== 0 || advance === missing.advance)) return null;
        if (advance <= 0 && !mark.test(character)) return null;
        return { code, advance, outline: outlineOf(path) };
      },
    };
  };
  const close = () => {
    for (const holder of holders) api.FPDFPageObj_Destroy(holder);
  };
  return { hold, close };
}
