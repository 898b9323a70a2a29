import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { isShaped } from '../../../writing-systems/scripts.ts';
import { isHighSurrogate, isLowSurrogate, joinSurrogates, maxCodePoint } from '../../model/characters/surrogates.ts';
import { baselineBelow, isExtensionFont } from '../../model/math-fonts.ts';
import { type NewGlyph, newGlyph } from '../../model/new-glyph.ts';
import type { Box, Glyph } from '../../model/page-model.ts';
import type { Tag } from '../../model/tag.ts';
import { glyphOrder } from '../fonts/glyph-order.ts';
import { apply, applyToBox } from '../pdfium/matrix.ts';
import { isMarked } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { thresholds } from '../thresholds.ts';
import { withAlphabet } from './alphabets.ts';
import { extensionSigns, isAsHigh } from './extension-signs.ts';
import { findShadows } from './find-shadows.ts';
import { mathInk } from './math-ink.ts';
import { freeSpaces, oddSpaces } from './odd-spaces.ts';
import type { createLookReader, TextLook } from './read-look.ts';
import { createLabelFinder } from './set-labels.ts';
import { createTexLetters } from './tex-letters.ts';
import { sizeUnnamed } from './unnamed-sizes.ts';
import { unknownLooks, unreadLetters } from './unread-letters.ts';

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

type Lettering = Record<'upright' | 'rotated', NewGlyph[]>;

const noBreakSpace = 0xa0;
const replacement = '\ufffd';
/** Soft hyphens; PDFium reports a hyphen at the end of a line as 2. */
const softHyphens: readonly number[] = [2, 0xad];
const zeroWidth: readonly number[] = [0x200b, 0xfeff];
const nonJoiner = 0x200c;
/**
 * Whether a sign that keeps letters from joining is where none would. Google Docs writes them around spaces, and instead
 * of them.
 */
const isIdle = (code: number, before: Glyph | undefined, space: Glyph['space']) =>
  code === nonJoiner && (before === undefined || space !== null || !isShaped(before.text));
const isWideSpace = (code: number) => code === 0x3000 || (code >= 0x2000 && code <= 0x200a);

/** Wingdings; its sequels have other signs. */
const wingdings = /^Wingdings(?![ -]?[23])/i;
/** Where word processors put the signs of symbol fonts in Unicode, and the codes that have one. */
const symbolBlock = 0xf000;
const isSymbolCode = (code: number) => code > 0x20 && code <= 0xff;

/**
 * Signs of Adobe's Symbol by its private codes (Adobe Glyph List), at which other fonts have nothing: signs with serifs
 * and without, and the pieces of high brackets from 0xf8eb on.
 */
const adobeSigns: ReadonlyMap<number, string> = new Map([
  [0xf6d9, '©'],
  [0xf6da, '®'],
  [0xf6db, '™'],
  [0xf8e8, '®'],
  [0xf8e9, '©'],
  [0xf8ea, '™'],
  ...[...'⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⎮⎞⎟⎠⎤⎥⎦⎫⎬⎭'].map((piece, index) => [0xf8eb + index, piece] as const),
]);

/**
 * The text of a letter: a sign for one that some programs write as the letter at its place in the font, such as `n` for
 * a square.
 */
function textOfCode(code: number, font: string): string {
  const sign = isSymbolCode(code) && wingdings.test(font) ? symbolBlock + code : code;
  return adobeSigns.get(sign) ?? withAlphabet(String.fromCodePoint(sign), font);
}

/** The box of a letter without its slant, which widens it above and below the baseline. */
const withoutSlant = ({ x0, x1, y0, y1 }: Box, baseline: number, slant: number): Box => ({
  x0: x0 + slant * Math.max(0, y1 - baseline),
  x1: x1 - slant * Math.max(0, baseline - y0),
  y0,
  y1,
});

/** TeX's signs that grow hang from the baseline, and are centred on the axis of the line. */
function centre(glyph: NewGlyph, [top, bottom]: readonly [number, number]): void {
  glyph.y0 = top;
  glyph.y1 = bottom;
  glyph.baseline = baselineBelow((top + bottom) / 2, glyph.look.size);
}

const countOf = ({ upright, rotated }: Lettering) => upright.length + rotated.length;

/** The letters that people see on a page: the visible ones, and those of its text layer if it is a scan. */
function seenOf(shown: Lettering, hidden: Lettering): Omit<PageGlyphs, 'unread'> {
  const isLayer = countOf(hidden) > 0 && countOf(hidden) >= thresholds.text.minHiddenTimes * countOf(shown);
  if (!isLayer) return { ...shown, isLayer };
  const [upright, rotated] = [
    [...hidden.upright, ...shown.upright],
    [...hidden.rotated, ...shown.rotated],
  ];
  return { upright, rotated, isLayer };
}

/**
 * Reads the letters of a page. Spaces are recorded on the letter that follows them. Invisible letters count only on a
 * page with few or no visible ones, where they are the text layer of a scan.
 * @param page PDFium's handle of the page.
 * @param tags By marked-content id.
 * @param covered Handles of text objects that are not seen because a picture was painted over them.
 * @param follow Is given each letter, in the order of the file, with the handle of its text object.
 */
export function readGlyphs(
  pdfium: Pdfium,
  page: number,
  { matrix, width, height, scale }: PageSpace,
  readLook: ReturnType<typeof createLookReader>,
  tags: ReadonlyMap<number, Tag>,
  covered: ReadonlySet<number>,
  follow: (letter: Glyph, object: number) => void = () => undefined,
): PageGlyphs {
  const { api, scratch, float, double } = pdfium;
  const textPage = api.FPDFText_LoadPage(page);
  const { shownBy, overstruck } = findShadows(pdfium, page);
  const looks = new Map<number, TextLook>();
  const known = new Map<number, Tag | undefined>();
  const tagOf = (object: number): Tag | undefined => {
    if (tags.size === 0) return undefined;
    if (!known.has(object)) known.set(object, tags.get(api.FPDFPageObj_GetMarkedContentID(object)));
    return known.get(object);
  };
  const artifacts = new Map<number, boolean>();
  const isArtifact = (object: number): boolean => {
    if (tags.size === 0) return false;
    if (!artifacts.has(object)) artifacts.set(object, isMarked(pdfium, object, 'Artifact'));
    return artifacts.get(object) === true;
  };
  const unreadOf = unreadLetters(pdfium, textPage);
  const codeOf = glyphOrder(pdfium, textPage);
  const grownSign = extensionSigns(pdfium, textPage);
  const odd = oddSpaces(pdfium, (object, index) => readLook({ object, textPage, index }, scale, looks).look);
  const inkOf = mathInk(pdfium, textPage, matrix);
  const asWide = unknownLooks();
  const findLabel = createLabelFinder();
  const tex = createTexLetters();
  let unread = 0;
  const shown: Lettering = { upright: [], rotated: [] };
  const hidden: Lettering = { upright: [], rotated: [] };
  let before: Glyph | undefined;
  let space: Glyph['space'] = null;
  let spaces = 0;
  let fixedSpaces = 0;
  const count = api.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    let code = api.FPDFText_GetUnicode(textPage, index);
    // PDFium reports characters beyond the first 65,536, such as emoji, as two of UTF-16 at one place.
    const following = isHighSurrogate(code) ? api.FPDFText_GetUnicode(textPage, index + 1) : 0;
    if (isLowSurrogate(following)) {
      code = joinSurrogates(code, following);
      index++;
    }
    const isGenerated = api.FPDFText_IsGenerated(textPage, index) === 1;
    const object = api.FPDFText_GetTextObject(textPage, index);
    const ordered = isGenerated ? null : codeOf(index, object);
    code = ordered ?? code;
    const grown = isGenerated ? null : grownSign(code, index, object);
    const isKnown = isGenerated || grown !== null || (ordered !== null && ordered > 0);
    const unreadAs = isKnown ? null : ordered === 0 ? 'letter' : unreadOf(code, index);
    if (unreadAs === 'letter') unread++;
    const isSoftHyphen = unreadAs === null && grown === null && softHyphens.includes(code);
    if (isIdle(code, before, space)) {
      space = 'written';
      spaces = Math.max(1, spaces);
      continue;
    }
    if (
      grown === null &&
      (isGenerated ||
        isWideSpace(code) ||
        unreadAs === 'blank' ||
        (code <= 32 && !isSoftHyphen && unreadAs === null) ||
        code === noBreakSpace ||
        zeroWidth.includes(code))
    ) {
      if (!isGenerated) {
        spaces++;
        odd.addSpace(object, index);
      }
      if (code === noBreakSpace) fixedSpaces++;
      space = isGenerated && space !== 'written' ? 'guessed' : 'written';
      continue;
    }
    if (object === 0) continue;
    const { look, isHidden, direction, slant } = readLook(
      { object: shownBy.get(object) ?? object, textPage, index, isOverstruck: overstruck.has(object) },
      scale,
      looks,
    );
    api.FPDFText_GetLooseCharBox(textPage, index, scratch);
    const loose = { x0: float(0), y0: float(12), x1: float(8), y1: float(4) };
    api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    const baseline = apply(matrix, double(0), double(8))[1];
    const box = withoutSlant(applyToBox(matrix, loose), baseline, slant);
    if (box.x1 < 0 || box.y1 < 0 || box.x0 > width || box.y0 > height) continue;
    const ink = inkOf(look, index);
    const isOther = grown !== null && ink !== null && !isAsHigh(code, ink[1] - ink[0], look.size);
    if (isOther) unread++;
    const isUnknown = isOther || unreadAs === 'letter' || (grown === null && (code === 0 || code > maxCodePoint));
    const sign = isUnknown ? replacement : (grown ?? textOfCode(code, look.font));
    const text = isSoftHyphen ? '-' : sign;
    const x = matrix[0] * direction[0] + matrix[2] * direction[1];
    const y = matrix[1] * direction[0] + matrix[3] * direction[1];
    const isRotated = x <= 0 || Math.abs(y) > thresholds.text.maxTilt * x;
    // Field by field: a page has thousands of them, and copies of objects take several times as long.
    const { x0, y0, x1, y1 } = box;
    const own = unreadAs === 'letter' ? asWide(look, x1 - x0) : look;
    const glyph = newGlyph(text, own, baseline, x0, y0, x1, y1);
    glyph.space = space;
    glyph.spaces = spaces;
    glyph.spaceLook = odd.addLetter(object, own);
    glyph.isSoftHyphen = isSoftHyphen;
    if (fixedSpaces > 0 && fixedSpaces === spaces) glyph.isAfterNoBreakSpace = true;
    if (ink !== null) glyph.ink = ink;
    if (ink !== null && isExtensionFont(look.font)) centre(glyph, ink);
    const tag = tagOf(object);
    if (tag !== undefined) glyph.tag = tag;
    else if (isArtifact(object)) glyph.isArtifact = true;
    if (look.font === '') {
      const unknown = unreadAs === 'letter' ? look : null;
      tex.add({ glyph, font: api.FPDFTextObj_GetFont(object), code, look: unknown });
    }
    findLabel(glyph, object);
    follow(glyph, object);
    if (before !== undefined && space === 'written') before.isBeforeSpace = true;
    before = glyph;
    (isHidden || covered.has(object) ? hidden : shown)[isRotated ? 'rotated' : 'upright'].push(glyph);
    space = null;
    spaces = 0;
    fixedSpaces = 0;
  }
  api.FPDFText_ClosePage(textPage);
  unread -= tex.read(shown.upright);
  const seen = seenOf(shown, hidden);
  for (const letters of [seen.upright, seen.rotated]) sizeUnnamed(letters);
  freeSpaces(seen.upright);
  return { ...seen, unread };
}
