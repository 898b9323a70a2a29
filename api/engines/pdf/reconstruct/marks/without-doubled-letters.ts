import type { Glyph, Page } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { reachEms, cellPoints } = thresholds.doubled;

/** Marks that combine with a letter may lie on each other. */
const combining = /^\p{M}+$/u;

/** The cells of a grid, along one axis, that are within reach of a place. */
const cellsAt = (place: number, reach: number) =>
  [Math.floor((place - reach) / cellPoints), Math.floor((place + reach) / cellPoints)] as const;

/** More cells than a page is high. */
const rowsOfCells = 65_536;

function firstOfEach(glyphs: readonly Glyph[]): readonly Glyph[] {
  const cells = new Map<number, Glyph[]>();
  const doubled = new Set<Glyph>();
  for (const [index, glyph] of glyphs.entries()) {
    const { x0, baseline, text, look } = glyph;
    const reach = reachEms * look.size;
    const [left, right] = cellsAt(x0, reach);
    const [top, bottom] = cellsAt(baseline, reach);
    // The letters of a ligature, such as `ffi`, are read at its place, one after the other.
    const before = [glyphs[index - 1], glyphs[index - 2]].filter((other) => other?.x0 === x0);
    const isSame = (other: Glyph) =>
      other.text === text &&
      !before.includes(other) &&
      Math.abs(other.x0 - x0) < reach &&
      Math.abs(other.baseline - baseline) < reach &&
      other.look.size === look.size;
    let isDoubled = false;
    for (let column = left; column <= right; column++)
      for (let row = top; row <= bottom; row++)
        isDoubled ||= cells.get(column * rowsOfCells + row)?.some(isSame) === true;
    if (isDoubled && !combining.test(text)) {
      doubled.add(glyph);
      continue;
    }
    const own = Math.floor(x0 / cellPoints) * rowsOfCells + Math.floor(baseline / cellPoints);
    const held = cells.get(own);
    if (held === undefined) cells.set(own, [glyph]);
    // A cell holds few letters, unless a file piles them up; those are not compared with each other.
    else if (held.length < thresholds.doubled.maxInCell) held.push(glyph);
  }
  return doubled.size === 0 ? glyphs : glyphs.filter((glyph) => !doubled.has(glyph));
}

/**
 * Drops letters that are drawn again at the place of an equal one, as some programs do to make text bold: readers see one
 * letter, and would get each twice.
 */
export function withoutDoubledLetters(page: Page): Page {
  const glyphs = firstOfEach(page.glyphs);
  const rotated = firstOfEach(page.rotated);
  return glyphs === page.glyphs && rotated === page.rotated ? page : { ...page, glyphs, rotated };
}
