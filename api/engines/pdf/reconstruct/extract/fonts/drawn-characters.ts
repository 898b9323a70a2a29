import type { DrawnCharacter } from '../../../../../formats/fonts/build-font.ts';
import type { Contour, Point, Stroke } from '../../../../../formats/fonts/outline.ts';
import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { addTo } from '../../../../../groups.ts';
import { limits } from '../limits.ts';

/** Types of a path's segments (fpdfview.h). A curve has three, one for each of its points. */
const segments = { curve: 1, move: 2 } as const;
/** A code that stands for no character. */
const noCharacter = 0x0378;
/** Characters that may look the same, as capitals of three alphabets: more are what a font lacks. */
const maxAlike = 4;
const blank = /^[\s\p{Cf}]$/u;
/** What stands above or below the letter before it. Nothing else has no width, unless the font lacks it. */
const mark = /^\p{M}$/u;

/**
 * What a font draws for characters; without those that it lacks, which look all the same, so that many must be asked
 * for at once. Nothing if the outlines of the document's fonts take too long, or if these are held no more.
 */
export type ReadCharacters = (characters: Iterable<string>) => readonly DrawnCharacter[];

/** Reads an outline of PDFium's, in ems. Null if it is longer than the limit. */
function readContours({ api, scratch, float }: Pdfium, path: number): readonly Contour[] | null {
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
  return contours.filter(({ strokes }) => strokes.length > 0);
}

/** An outline, null if it is too long, and a key that is the same for another one like it. */
interface Shape {
  readonly contours: readonly Contour[] | null;
  readonly key: string;
}

/** Fonts of a document, of whatever format, that stay open when their pages are closed. */
export interface HeldFonts {
  /** @param font PDFium's handle. */
  readonly hold: (font: number) => ReadCharacters;
  /** Whether any is held. */
  readonly hasAny: () => boolean;
  readonly close: () => void;
}

/** @param document PDFium's handle. */
export function createHeldFonts(pdfium: Pdfium, document: number): HeldFonts {
  const { api, scratch, float } = pdfium;
  const holders: number[] = [];
  let spentMs = 0;
  let isOpen = true;
  const hold = (font: number): ReadCharacters => {
    // PDFium keeps a font as long as a text has it.
    holders.push(api.FPDFPageObj_CreateTextObj(document, font, 1));
    // PDFium's glyphs are numbered by the characters that they stand for.
    const pathOf = (code: number) => api.FPDFFont_GetGlyphPath(font, code, 1);
    const widthOf = (code: number) => (api.FPDFFont_GetGlyphWidth(font, code, 1, scratch) ? float(0) : 0);
    const shapes = new Map<number, Shape>();
    const shapeOf = (path: number): Shape => {
      const known = shapes.get(path);
      if (known !== undefined) return known;
      const contours = readContours(pdfium, path);
      const made = { contours, key: JSON.stringify(contours) };
      shapes.set(path, made);
      return made;
    };
    return (characters) => {
      if (!isOpen) return [];
      const started = performance.now();
      const missing = { path: pathOf(noCharacter), advance: widthOf(noCharacter) };
      const alike = new Map<string, DrawnCharacter[]>();
      const blanks: DrawnCharacter[] = [];
      for (const character of characters) {
        if (spentMs + performance.now() - started > limits.maxOutlineMs) {
          spentMs = limits.maxOutlineMs;
          return [];
        }
        const code = character.codePointAt(0) ?? noCharacter;
        const [path, advance] = [pathOf(code), widthOf(code)];
        if (path === missing.path && (path !== 0 || advance === missing.advance)) continue;
        if (advance <= 0 && !mark.test(character)) continue;
        const { contours, key } = shapeOf(path);
        if (blank.test(character)) blanks.push({ code, advance, contours: [] });
        else if (contours !== null && contours.length > 0) addTo(alike, key, { code, advance, contours });
      }
      spentMs += performance.now() - started;
      const box = shapeOf(missing.path).key;
      const drawn = [...alike].filter(([key, { length }]) => key !== box && length <= maxAlike);
      return [...blanks, ...drawn.flatMap(([, own]) => own)];
    };
  };
  const close = () => {
    isOpen = false;
    for (const holder of holders) api.FPDFPageObj_Destroy(holder);
  };
  return { hold, hasAny: () => holders.length > 0, close };
}
