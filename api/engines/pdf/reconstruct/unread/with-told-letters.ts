import { isUnknownLetter, unknownSign } from '../model/characters/unknown-letters.ts';
import { dividedGlyph } from '../model/divided-glyph.ts';
import { glyphWith } from '../model/new-glyph.ts';
import type { Glyph, Page } from '../model/page-model.ts';
import type { ToldLetters } from './learn-letters.ts';
import { lettersBeside } from './letters-beside.ts';
import { thresholds } from './thresholds.ts';
import { unknownLooks } from './unknown-looks.ts';

/** Whether nearly all of a page's unknown letters have been identified. */
export function isTold({ glyphs, rotated, unread }: Page, told: ToldLetters): boolean {
  const known = [...glyphs, ...rotated].filter(({ text }) => told.has(text)).length;
  return unread - known <= thresholds.maxStillUnknown * unread;
}

/**
 * Sets the texts of a page's unknown letters, as far as they have been identified. The others are represented by signs
 * that say so, and are counted.
 */
export function withToldLetters(page: Page, told: ToldLetters): Page {
  const asWide = unknownLooks();
  const beside = lettersBeside(page.glyphs);
  let unread = page.unread;
  const read = (glyph: Glyph): readonly Glyph[] => {
    if (!isUnknownLetter(glyph.text)) return [glyph];
    const text = told.get(glyph.text);
    if (text === undefined) {
      const { look, baseline, y0, y1 } = beside.get(glyph) ?? glyph;
      const sign = { text: unknownSign, look: asWide(look, glyph.x1 - glyph.x0), baseline, y0, y1 };
      return [glyphWith(glyph, sign)];
    }
    unread--;
    return dividedGlyph(glyph, [...text]);
  };
  const [glyphs, rotated] = [page.glyphs.flatMap(read), page.rotated.flatMap(read)];
  return { ...page, glyphs, rotated, unread };
}
