import { createHash } from 'node:crypto';
import { plainLetters } from '../../writing-systems/scripts.ts';
import type { Glyph, Look, Page } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { thresholds } from './thresholds.ts';

/** How often a document has a character in a font, and how wide all of them are, in ems. */
export interface CharacterUse {
  count: number;
  ems: number;
}

/** A font that pages show, by its name: bold or slanted if all its letters are. */
interface UsedFace {
  readonly family: string;
  isBold: boolean;
  isItalic: boolean;
}

/** What a document shows in a font. */
export interface FontUse {
  readonly characters: ReadonlyMap<string, CharacterUse>;
  /** How far words are apart at least, but for a few of them, in ems; null if there are too few. */
  readonly spaceEms: () => number | null;
}

/** One while it is measured. */
interface MeasuredUse {
  readonly characters: Map<string, CharacterUse>;
  readonly gaps: number[];
}

const { gaps } = thresholds;

/** The distance between two letters of a line in ems, if it may be one between words. */
function gapBetween(before: Glyph, after: Glyph): number | null {
  if (before.baseline !== after.baseline) return null;
  const ems = (after.x0 - before.x1) / after.look.size / ((after.look.stretch ?? 100) / 100);
  return ems >= gaps.min && ems <= gaps.max ? ems : null;
}

function spaceOf(measured: readonly number[]): number | null {
  if (measured.length < gaps.minCount) return null;
  return measured.toSorted((a, b) => a - b)[Math.floor(gaps.share * measured.length)] ?? null;
}

/** Notes that pages show a font. */
function meet(faces: Map<string, UsedFace>, { font, isBold, isItalic }: Look): void {
  const face = faces.get(font);
  if (face === undefined) faces.set(font, { family: fontFamily(font), isBold, isItalic });
  else {
    face.isBold &&= isBold;
    face.isItalic &&= isItalic;
  }
}

/** Counts the characters of a letter. */
function count({ characters }: MeasuredUse, { look, text, x0, x1 }: Glyph): void {
  const plain = plainLetters(text);
  const each = plain.length === 1 ? plain : [...plain];
  const ems = (x1 - x0) / each.length / look.size / ((look.stretch ?? 100) / 100);
  for (const character of each) {
    const known = characters.get(character);
    if (known === undefined) characters.set(character, { count: 1, ems });
    else {
      known.count++;
      known.ems += ems;
    }
  }
}

/** Measures the distance between two letters of a font. */
function measureGap({ gaps: measured }: MeasuredUse, before: Glyph, after: Glyph): void {
  const gap = measured.length < gaps.maxCount ? gapBetween(before, after) : null;
  if (gap !== null) measured.push(gap);
}

/** How a document uses fonts, by their PostScript names. */
export interface FontUses {
  readonly measure: (page: Page) => void;
  /** All fonts that pages show. */
  readonly faces: ReadonlyMap<string, Readonly<UsedFace>>;
  readonly of: (font: string) => FontUse | undefined;
  /** A number in hexadecimal digits that is another one for other uses. */
  readonly digest: () => string;
}

/** Finds out how a document uses fonts. @param isMeasured Which of them are measured. */
export function createFontUses(isMeasured: (font: string) => boolean): FontUses {
  const uses = new Map<string, MeasuredUse>();
  const faces = new Map<string, UsedFace>();
  const measuredIn = ({ font }: Look): MeasuredUse | undefined => {
    const known = uses.get(font);
    if (known !== undefined || !isMeasured(font)) return known;
    const made: MeasuredUse = { characters: new Map(), gaps: [] };
    uses.set(font, made);
    return made;
  };
  const measureLetters = (letters: readonly Glyph[]): void => {
    let last: Glyph | undefined;
    let use: MeasuredUse | undefined;
    for (const glyph of letters) {
      if (glyph.isDrawn) continue;
      if (glyph.look !== last?.look) {
        meet(faces, glyph.look);
        use = measuredIn(glyph.look);
      } else if (use !== undefined) measureGap(use, last, glyph);
      if (use !== undefined) count(use, glyph);
      last = glyph;
    }
  };
  return {
    measure({ glyphs, rotated }) {
      measureLetters(glyphs);
      measureLetters(rotated);
    },
    faces,
    of(font) {
      const use = uses.get(font);
      return use && { characters: use.characters, spaceEms: () => spaceOf(use.gaps) };
    },
    digest() {
      const hash = createHash('sha256');
      for (const [font, { characters }] of uses) hash.update(font).update([...characters.keys()].join(''));
      return hash.digest('hex');
    },
  };
}
