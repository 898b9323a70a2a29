import type { Glyph, Page } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { reachEms, maxReachPoints, cellPoints } = thresholds.doubled;

/** Marks that combine with a letter may lie on each other. */
const combining = /^\p{M}+$/u;

/** The cell of a grid, along one axis, at a place. */
const cellAt = (place: number) => Math.floor(place / cellPoints);

const none: readonly Glyph[] = [];

/** More cells than a page is high. */
const rowsOfCells = 65_536;

/** Whether a letter is drawn at the place of an equal one, within reach. */
const isSame = (one: Glyph, other: Glyph, reach: number) =>
  other.text === one.text &&
  Math.abs(other.x0 - one.x0) < reach &&
  Math.abs(other.baseline - one.baseline) < reach &&
  other.look.size === one.look.size;

/** The codes that a hyphen may have; soft ones are read as the first. */
const hyphen = /^[-\u2010]$/;

/** Whether a hyphen is read again under another code: some programs name all codes that its glyph has, one after the other. */
const isRenamed = (glyph: Glyph, before: Glyph | undefined) =>
  before !== undefined &&
  hyphen.test(glyph.text) &&
  hyphen.test(before.text) &&
  glyph.x0 === before.x0 &&
  glyph.baseline === before.baseline &&
  (glyph.text !== before.text || glyph.isSoftHyphen !== before.isSoftHyphen);

/** The cells of the page in which letters are looked up, by column and row, with the letters kept in them. */
type Cells = ReadonlyMap<number, readonly Glyph[]>;

/** Whether one of the two letters before another is of the same ligature, such as `ffi`: these are read at its place. */
const isOfLigature = (kept: Glyph, glyphs: readonly Glyph[], index: number) =>
  kept.x0 === glyphs[index]?.x0 && (kept === glyphs[index - 1] || kept === glyphs[index - 2]);

/** The first kept letter that equals the one at an index and is no farther from it than a distance in points. */
function equalNear(cells: Cells, glyphs: readonly Glyph[], index: number, reach: number): Glyph | undefined {
  const glyph = glyphs[index] as Glyph;
  const { x0, baseline } = glyph;
  for (let column = cellAt(x0 - reach); column <= cellAt(x0 + reach); column++) {
    for (let row = cellAt(baseline - reach); row <= cellAt(baseline + reach); row++) {
      for (const kept of cells.get(column * rowsOfCells + row) ?? none)
        if (isSame(glyph, kept, reach) && !isOfLigature(kept, glyphs, index)) return kept;
    }
  }
  return undefined;
}

function firstOfEach(glyphs: readonly Glyph[]): readonly Glyph[] {
  const cells = new Map<number, Glyph[]>();
  const doubled = new Set<Glyph>();
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index] as Glyph;
    const { x0, baseline, text, look } = glyph;
    const reach = Math.min(reachEms * look.size, maxReachPoints);
    if (isRenamed(glyph, glyphs[index - 1])) {
      doubled.add(glyph);
      continue;
    }
    const first = equalNear(cells, glyphs, index, reach);
    if (first !== undefined && !combining.test(text)) {
      doubled.add(glyph);
      // A text painted several times shows as bold, whichever of them is known to be.
      if (look.isBold && look.colour === first.look.colour) first.look = look;
      continue;
    }
    const own = cellAt(x0) * rowsOfCells + cellAt(baseline);
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
