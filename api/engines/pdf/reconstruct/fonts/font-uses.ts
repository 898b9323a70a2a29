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

/** Finds out how a document uses fonts, by their PostScript names. @param isMeasured Which of them are measured. */
export function createFontUses(isMeasured: (font: string) => boolean): {
  readonly measure: (page: Page) => void;
  /** All fonts that pages show. */
  readonly faces: ReadonlyMap<string, Readonly<UsedFace>>;
  readonly of: (font: string) => FontUse | undefined;
  /** A number in hexadecimal digits that is another one for other uses. */
  readonly digest: () => string;
} {
  const uses = new Map<string, MeasuredUse>();
  const faces = new Map<string, UsedFace>();
  const meet = ({ font, isBold, isItalic }: Look) => {
    const face = faces.get(font);
    if (face === undefined) faces.set(font, { family: fontFamily(font), isBold, isItalic });
    else {
      face.isBold &&= isBold;
      face.isItalic &&= isItalic;
    }
  };
  const measuredIn = ({ font }: Look): MeasuredUse | undefined => {
    const known = uses.get(font);
    if (known !== undefined || !isMeasured(font)) return known;
    const made: MeasuredUse = { characters: new Map(), gaps: [] };
    uses.set(font, made);
    return made;
  };
  const count = (use: MeasuredUse, { look, text, x0, x1 }: Glyph) => {
    const plain = plainLetters(text);
    const characters = plain.length === 1 ? plain : [...plain];
    const ems = (x1 - x0) / characters.length / look.size / ((look.stretch ?? 100) / 100);
    for (const character of characters) {
      const known = use.characters.get(character);
      if (known === undefined) use.characters.set(character, { count: 1, ems });
      else {
        known.count++;
        known.ems += ems;
      }
    }
  };
  const measure = ({ glyphs, rotated }: Page) => {
    for (const part of [glyphs, rotated]) {
      let last: Glyph | undefined;
      let use: MeasuredUse | undefined;
      for (const glyph of part) {
        if (glyph.isDrawn) continue;
        const isSame = last !== undefined && glyph.look === last.look;
        if (!isSame) {
          meet(glyph.look);
          use = measuredIn(glyph.look);
        }
        if (use !== undefined) {
          count(use, glyph);
          const gap = isSame && last !== undefined && use.gaps.length < gaps.maxCount ? gapBetween(last, glyph) : null;
          if (gap !== null) use.gaps.push(gap);
        }
        last = glyph;
      }
    }
  };
  return {
    measure,
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
