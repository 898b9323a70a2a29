import type { CharactersOf, KeptFont } from '../extract/fonts/kept-fonts.ts';
import { isBoldName } from '../extract/text/named-styles.ts';
import type { Look, Page } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { isCommonFamily } from './common-families.ts';
import { createFontEmbedding, type EmbeddedFont } from './embed-fonts.ts';
import { letterWidths } from './letter-widths.ts';
import {
  compareWidths,
  createMeasure,
  faceKey,
  fontOfKey,
  isFixedPitch,
  isSlantedPitch,
  type MeasuredFace,
  sizeKey,
  styleOf,
  type UnnamedLook,
  widthsOf,
} from './measure-faces.ts';
import { thresholds } from './thresholds.ts';

const { minLetters, minMeasuredShare, sameWidths, sameWidth, minFit, minOwnFit, maxFit } = thresholds;
const styles = [
  { isBold: false, isItalic: false },
  { isBold: true, isItalic: false },
  { isBold: false, isItalic: true },
  { isBold: true, isItalic: true },
] as const;

type Face = Pick<Look, 'font' | 'isBold' | 'isItalic'>;

/** The known face with the same letter widths, which identifies fonts that lost their names. Null if there is none. */
function faceByWidths(face: MeasuredFace, look: Look): Face | null {
  const found = Object.keys(letterWidths).flatMap((font) =>
    styles
      .filter(({ isBold, isItalic }) => (isBold || !look.isBold) && (isItalic || !look.isItalic))
      .map((style) => ({ font, ...style, ...compareWidths(face, widthsOf(font, styleOf(style)) ?? []) })),
  );
  const [best] = found
    .filter(({ ratio, difference }) => Math.abs(ratio - 1) < sameWidth && difference < sameWidths)
    .sort((a, b) => a.difference - b.difference);
  return best === undefined ? null : { font: best.font, isBold: best.isBold, isItalic: best.isItalic };
}

/** Whether a font without a name, whose file says nothing of it, has the proportions of one with serifs. */
function isLikeSerif(face: MeasuredFace): boolean {
  const [serif, sans] = ['Times New Roman', 'Arial'].map(
    (family) => compareWidths(face, widthsOf(family, 'regular') ?? []).difference,
  ) as [number, number];
  return serif < sans;
}

/** Typefaces with serifs, also by the names of their free copies: TeX's files do not say which fonts have them. */
const serifNames = new RegExp(
  [
    'garamond|palatino|palladio|pazo|pagella|p052|bookman|bonum|schoolbook|century ?sch|schola(?![a-z])|c059|baskerville',
    'caslon|bodoni|didot|goudy ?old|minion|utopia|charter|sabon|bembo|antiqua|antykwa|libertine|gentium|cochineal|erewhon',
    'heuristica|crimson|stix|xits|(?<!sans[- ]?)serif',
  ].join('|'),
  'i',
);

/** Whether the letters of a font that is replaced are of one width. */
const hasOneWidth = (look: UnnamedLook, face: MeasuredFace): boolean =>
  look.isFixedPitch || isFixedPitch(face) || (look.unnamed !== undefined && isSlantedPitch(face));

/** A common font of the same class: fixed-pitch, serif or sans-serif. */
function substituteFor(look: UnnamedLook, face: MeasuredFace): string {
  if (hasOneWidth(look, face)) return 'Courier New';
  const isSerif = look.unnamed === undefined ? look.isSerif || serifNames.test(look.font) : isLikeSerif(face);
  return isSerif ? 'Times New Roman' : 'Arial';
}

/** Whether text stays in a family that it is named after. */
type KeepsFamily = (family: string) => boolean;

/** A weight between regular and bold, which common fonts lack. */
const mediumWeight = /medium/i;

/**
 * Whether a font is the heavier one of its family in the document: in a common font, it is bold then. Beside a regular and a
 * bold one it is neither, and looks more like the former.
 */
function isHeavier({ font }: Look, faces: ReadonlyMap<string, MeasuredFace>): boolean {
  if (!mediumWeight.test(font)) return false;
  const family = fontFamily(font, '');
  const others = [...faces.keys()]
    .map(fontOfKey)
    .filter((name) => !mediumWeight.test(name) && fontFamily(name, '') === family);
  return others.length > 0 && !others.some(isBoldName);
}

/** A common face for a font that readers lack. */
const replacing = (look: UnnamedLook, face: MeasuredFace, faces: ReadonlyMap<string, MeasuredFace>): Face => ({
  font: substituteFor(look, face),
  isBold: look.isBold || isHeavier(look, faces),
  isItalic: look.isItalic,
});

function fitted(look: Look, faces: ReadonlyMap<string, MeasuredFace>, keepsFamily: KeepsFamily): Look {
  const face = faces.get(faceKey(look));
  if (face === undefined || face.measured < minLetters || face.measured < minMeasuredShare * face.all) return look;
  // Programs that shrink PDFs name fonts `1` and `2,Bold`.
  const family = fontFamily(look.font, '');
  const isKept = family !== '' && (letterWidths[family] !== undefined || keepsFamily(family));
  const own: Face = isKept ? look : (faceByWidths(face, look) ?? replacing(look, face, faces));
  const widths = widthsOf(isKept ? family : own.font, styleOf(own));
  if (widths === null) return look;
  const sized = faces.get(sizeKey(look));
  const compared = compareWidths(sized !== undefined && sized.measured >= minLetters ? sized : face, widths);
  const isFixed = isKept ? look.isFixedPitch : hasOneWidth(look, face);
  const wider = isKept || isFixed ? compared.wider.middle : compared.wider.average;
  const size = Math.abs(wider);
  const isFit = look.stretch !== undefined || size < (isKept && !look.isNumbered ? minOwnFit : minFit) || size > maxFit;
  if (isKept && isFit) return look;
  const { font, isBold, isItalic } = own;
  return { ...look, font, isBold, isItalic, isFixedPitch: isFixed, ...(isFit ? {} : { fit: wider }) };
}

/** A look that no longer distinguishes fonts without a name. */
function named(look: UnnamedLook): Look {
  if (look.unnamed === undefined) return look;
  const { unnamed: _, ...rest } = look;
  return rest;
}

/** Fits the fonts of a document, once all its pages are measured. */
export interface FontFitting {
  readonly measure: (page: Page) => void;
  /** Sets the looks of a page's letters themselves: copies take longer than reading the page. */
  readonly fit: (page: Page) => void;
  /** The characters that a font may be asked for, by its PostScript name. */
  readonly charactersOf: CharactersOf;
  /** The fonts that the document must embed. */
  readonly embedded: () => readonly EmbeddedFont[];
}

/**
 * Finds common fonts for those that readers lack and that cannot be embedded, and letter spacing that gives letters their
 * original widths, so that lines break where they did. Equal looks remain the same object.
 * @param kept Fonts that the document may embed, by their PostScript names.
 * @param keepsFamily Tells the families that readers are likely to have.
 */
export function createFontFitting(
  kept: ReadonlyMap<string, readonly KeptFont[]> = new Map(),
  keepsFamily: KeepsFamily = isCommonFamily,
): FontFitting {
  const { faces, add } = createMeasure();
  const embedding = createFontEmbedding(kept);
  const looks = new Map<Look, Look>();
  const unique = new Map<string, Look>();
  const lookOf = (look: Look): Look => {
    const known = looks.get(look);
    if (known !== undefined) return known;
    const embedded = embedding.of(look);
    const made = named(embedded === null ? fitted(look, faces, keepsFamily) : { ...look, embedded });
    const key = JSON.stringify(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
    const own = unique.get(key) ?? made;
    unique.set(key, own);
    looks.set(look, own);
    return own;
  };
  const fit = ({ glyphs, rotated }: Page) => {
    for (const part of [glyphs, rotated]) {
      for (const glyph of part) {
        glyph.look = lookOf(glyph.look);
        if (glyph.spaceLook !== undefined) glyph.spaceLook = lookOf(glyph.spaceLook);
      }
    }
  };
  const measure = (page: Page) => {
    add(page);
    embedding.measure(page);
  };
  return { measure, fit, charactersOf: embedding.charactersOf, embedded: embedding.fonts };
}
