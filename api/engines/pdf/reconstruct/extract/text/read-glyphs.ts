import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { meet } from '../../model/box.ts';
import { unknownSign } from '../../model/characters/unknown-letters.ts';
import type { NewGlyph } from '../../model/new-glyph.ts';
import type { Box, Glyph, Look } from '../../model/page-model.ts';
import type { Tag } from '../../model/tag.ts';
import { applyToBox } from '../pdfium/matrix.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { hasPicture } from '../pictures/has-picture.ts';
import { createTagger } from '../structure/tag-letters.ts';
import { type CharBoxes, charBoxes } from './char-boxes.ts';
import { type Character, createCharacterReader } from './codes/read-character.ts';
import { mendShiftedQuotes } from './codes/shifted-quotes.ts';
import { createTexLetters } from './codes/tex-letters.ts';
import type { UnreadFonts } from './codes/unread-fonts.ts';
import { type CoveredTexts, createHidingReader } from './covered-texts.ts';
import { findShadows } from './find-shadows.ts';
import { lengtheningStrokes } from './lengthening-strokes.ts';
import { isTurned } from './letter-boxes.ts';
import { createLines, type Lettering, type Letterings } from './lines-below.ts';
import { createLetterMaker } from './make-letters.ts';
import { freeSpaces, oddSpaces } from './odd-spaces.ts';
import type { LookReader, TextLook } from './read-look.ts';
import { createLabelFinder } from './set-labels.ts';
import { createSpacesBefore } from './spaces-before.ts';
import { thresholds } from './thresholds.ts';
import { placedByInk } from './unnamed/placed-by-ink.ts';
import { sizeUnnamed } from './unnamed/unnamed-sizes.ts';

/** The letters of a page, by the direction of their lines. */
export interface PageGlyphs {
  readonly upright: readonly Glyph[];
  /** Those of vertical and slanted lines. */
  readonly rotated: readonly Glyph[];
  /** How many letters are drawn, but have no code that says which they are. */
  readonly unread: number;
  /** Whether they are the text layer of a scan. */
  readonly isLayer: boolean;
}

const noBreakSpace = 0xa0;

const countOf = ({ upright, rotated }: Lettering) => upright.length + rotated.length;

const both = (first: Lettering, second: Lettering): Lettering => ({
  upright: [...first.upright, ...second.upright],
  rotated: [...first.rotated, ...second.rotated],
});

/**
 * The letters that people see on a page: the visible ones, and those of its text layer if it is a scan. Beside others, those of
 * a page without pictures are none: programs for circuits write the names of all pads for who searches them.
 */
function seenOf(
  { shown, invisible, below }: Letterings,
  mayBeScan: () => boolean,
): Lettering & Pick<PageGlyphs, 'isLayer'> {
  // A scan may consist of several pictures.
  const hidden = countOf(shown) === 0 ? both(invisible, below) : invisible;
  const areMost = countOf(hidden) > 0 && countOf(hidden) >= thresholds.minHiddenTimes * countOf(shown);
  const isLayer = areMost && (countOf(shown) === 0 || mayBeScan());
  if (!isLayer) return { ...shown, isLayer };
  return { ...both(hidden, shown), isLayer };
}

/** A page, and what is known of its text before its letters are read. */
export interface PageText {
  /** PDFium's handle of the page. */
  readonly page: number;
  readonly space: PageSpace;
  readonly readLook: LookReader;
  /** By marked-content id. */
  readonly tags: ReadonlyMap<number, Tag>;
  /** Texts over which something is painted. */
  readonly covered: CoveredTexts;
  /** Handles of text objects that are clipped away, and what they are clipped to. */
  readonly clipped: ReadonlyMap<number, Box>;
  /** What is known of the document's fonts. */
  readonly fonts: UnreadFonts;
  /** As for `embeddedCodes`. */
  readonly hasNumbers?: boolean;
  /** Is given each letter, in the order of the file, with the handle of its text object. */
  readonly follow: (letter: Glyph, object: number) => void;
}

/** The looks of a page's letters, of which what is painted last counts, and those of its spaces. */
function createLooks(pdfium: Pdfium, textPage: number, { page, space: { scale }, readLook }: PageText) {
  const { shownBy, overstruck } = findShadows(pdfium, page);
  const looks = new Map<number, TextLook>();
  return {
    ofLetter: (object: number, index: number): TextLook => {
      const place = { object: shownBy.get(object) ?? object, textPage, index, isOverstruck: overstruck.has(object) };
      return readLook(place, scale, looks);
    },
    ofSpace: (object: number, index: number): Look => readLook({ object, textPage, index }, scale, looks).look,
  };
}

/** The handles of the texts of which PDFium reads letters. @param textPage Its handle of a page's text. */
function readTexts({ api }: Pdfium, textPage: number): ReadonlySet<number> {
  const count = api.FPDFText_CountChars(textPage);
  return new Set(Array.from({ length: count }, (_, index) => api.FPDFText_GetTextObject(textPage, index)));
}

type Looks = ReturnType<typeof createLooks>;

/** Whether a font that the page draws itself draws something as a space: the file does not say what. */
function isDrawnSpace({ code, index, object }: Character, boxes: CharBoxes, looks: Looks): boolean {
  if (code !== noBreakSpace || object === 0) return false;
  const { y0, y1 } = boxes.ink(index);
  return y0 !== y1 && looks.ofLetter(object, index).look.font === '';
}

/** Keeps letters by whether they are seen. */
interface KeptLetters {
  readonly add: (glyph: NewGlyph, character: Character, seen: TextLook) => void;
  /** All letters, once each was added. */
  readonly found: () => Letterings;
}

function createKeptLetters(pdfium: Pdfium, textPage: number, text: PageText, boxes: CharBoxes): KeptLetters {
  const { space, covered } = text;
  const letterings: Letterings = {
    shown: { upright: [], rotated: [] },
    invisible: { upright: [], rotated: [] },
    below: { upright: [], rotated: [] },
  };
  const lines = createLines(letterings);
  const hidingOf = createHidingReader(covered, () => readTexts(pdfium, textPage));
  return {
    add(glyph, { object, index }, { isHidden, direction }) {
      const side = isTurned(direction, space.matrix) ? 'rotated' : 'upright';
      const hiding = hidingOf(object, () => applyToBox(space.matrix, boxes.ink(index)));
      if (isHidden || hiding === 'page') letterings.invisible[side].push(glyph);
      else if (covered.size === 0) letterings.shown[side].push(glyph);
      else lines.add(glyph, side, hiding !== null);
    },
    found() {
      lines.end();
      return letterings;
    },
  };
}

/** What makes letters of the characters of a page, and keeps them. */
interface PageLetters {
  readonly add: (character: Character) => void;
  /** All letters, once each character was added. */
  readonly found: () => PageGlyphs;
}

function createPageLetters(pdfium: Pdfium, textPage: number, text: PageText): PageLetters {
  const { space, clipped, follow } = text;
  const boxes = charBoxes(pdfium, textPage);
  const looks = createLooks(pdfium, textPage, text);
  const letters = createLetterMaker(pdfium, textPage, space, boxes);
  const strokes = lengtheningStrokes(boxes, space.matrix);
  const spaces = createSpacesBefore(oddSpaces(pdfium, looks.ofSpace));
  const tag = createTagger(pdfium, text.tags);
  const findLabel = createLabelFinder();
  const tex = createTexLetters();
  const kept = createKeptLetters(pdfium, textPage, text, boxes);
  let unread = 0;
  let last: Glyph | undefined;
  // A font may say wrongly how high its text is.
  const isClipped = (letter: Box, object: number): boolean => {
    const clip = clipped.get(object);
    return clip !== undefined && !meet(letter, clip, 0);
  };
  const addLetter = (character: Character, isUnknown: boolean): void => {
    const { index, object, code, unreadAs } = character;
    const seen = looks.ofLetter(object, index);
    const glyph = letters.make(character, seen);
    if (glyph === null || isClipped(glyph, object)) return;
    if (isUnknown) glyph.text = unknownSign;
    spaces.giveTo(glyph, object);
    tag(glyph, object);
    if (seen.look.font === '') {
      const font = pdfium.api.FPDFTextObj_GetFont(object);
      tex.add({ glyph, font, code, look: unreadAs === 'letter' ? seen.look : null });
    }
    findLabel(glyph, object);
    follow(glyph, object);
    last = glyph;
    kept.add(glyph, character, seen);
  };
  return {
    add(character) {
      if (strokes.find(character, last)) return;
      const isUnknown = isDrawnSpace(character, boxes, looks);
      if (character.unreadAs === 'letter' || isUnknown) unread++;
      if (isUnknown || (!spaces.take(character) && character.object !== 0)) addLetter(character, isUnknown);
    },
    found() {
      const letterings = kept.found();
      const { shown } = letterings;
      strokes.lengthen(shown.upright);
      const stillUnread = unread + letters.unknown() - tex.read(shown.upright);
      mendShiftedQuotes(shown.upright);
      const seen = seenOf(letterings, () => hasPicture(pdfium, text.page));
      const upright = placedByInk(seen.upright, letters.inks);
      sizeUnnamed(upright);
      sizeUnnamed(seen.rotated, 'turned');
      freeSpaces(upright);
      return { ...seen, upright, unread: stillUnread };
    },
  };
}

/**
 * Reads the letters of a page. Spaces are recorded on the letter that follows them. Invisible letters count only on a
 * page with few or no visible ones, where they are the text layer of a scan.
 */
export function readGlyphs(pdfium: Pdfium, text: PageText): PageGlyphs {
  const { api } = pdfium;
  const textPage = api.FPDFText_LoadPage(text.page);
  const letters = createPageLetters(pdfium, textPage, text);
  const characterAt = createCharacterReader(pdfium, textPage, text.fonts, text.hasNumbers);
  const count = api.FPDFText_CountChars(textPage);
  for (let next = 0; next < count; ) {
    const character = characterAt(next);
    letters.add(character);
    next = character.index + 1;
  }
  api.FPDFText_ClosePage(textPage);
  return letters.found();
}
