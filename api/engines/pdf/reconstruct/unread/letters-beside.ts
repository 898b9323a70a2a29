import { isUnknownLetter } from '../model/characters/unknown-letters.ts';
import type { Glyph } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** A letter that is known, and where the last one after it ends that follows it. */
interface Row {
  readonly letter: Glyph;
  x0: number;
  x1: number;
}

/** Whether a letter continues a row, on either side of it. */
function follows({ letter, x0, x1 }: Row, glyph: Glyph): boolean {
  const gap = Math.max(glyph.x0 - x1, x0 - glyph.x1);
  return letter.y0 < glyph.y1 && glyph.y0 < letter.y1 && gap <= thresholds.maxBesideEms * letter.look.size;
}

/** Finds the known letters that unknown ones follow in the given order. */
function addFollowing(glyphs: readonly Glyph[], found: Map<Glyph, Glyph>): void {
  let row: Row | undefined;
  for (const glyph of glyphs) {
    if (!isUnknownLetter(glyph.text)) row = { letter: glyph, x0: glyph.x0, x1: glyph.x1 };
    else if (row !== undefined && follows(row, glyph)) {
      if (!found.has(glyph)) found.set(glyph, row.letter);
      [row.x0, row.x1] = [glyph.x0, glyph.x1];
    } else row = undefined;
  }
}

/**
 * Finds the known letters whose line unknown ones of unnamed fonts stand in. These are drawn by the page itself, and where
 * each is only a number of a picture, as Ghostscript 5 has it, neither its size nor its baseline says anything.
 * @param glyphs In the order of the file.
 */
export function lettersBeside(glyphs: readonly Glyph[]): ReadonlyMap<Glyph, Glyph> {
  const found = new Map<Glyph, Glyph>();
  const unnamed = glyphs.some(({ text, look }) => look.font === '' && isUnknownLetter(text));
  if (!unnamed) return found;
  addFollowing(glyphs, found);
  addFollowing(glyphs.toReversed(), found);
  return new Map([...found].filter(([{ look }]) => look.font === ''));
}
