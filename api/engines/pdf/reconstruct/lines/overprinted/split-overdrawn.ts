import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import type { Glyph } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { covers, isCombining, type Row, rowOf } from './split-overprinted.ts';

/** The place of each letter of a page in the order in which they are drawn; what fields hold comes last. */
export type DrawnOrder = ReadonlyMap<Glyph, number>;

/** Whether more letters were drawn between two letters of a row than it has, as the other rows of a column are. */
export function areFarApart(one: Glyph, other: Glyph, row: readonly Glyph[], order: DrawnOrder): boolean {
  // Boxes to check were added to the letters of the page, and stand before their labels.
  const isBox = one.field?.type === 'checkbox' || other.field?.type === 'checkbox';
  return !isBox && Math.abs((order.get(other) ?? 0) - (order.get(one) ?? 0)) > row.length;
}

const { minCovered, maxStepEms, maxReachEms, sameWord } = thresholds.overdrawn;

/** Whether a letter has vowels of a right-to-left script: its neighbours reach over it, and are drawn piece by piece. */
const hasVowels = ({ text }: Glyph) => text.length > 1 && isRightToLeft(text);

/** How many letters of a row lie on their neighbours, but were drawn at another time: those of ligatures were not. */
function countCovered(sorted: readonly Glyph[], order: DrawnOrder): number {
  return sorted.filter((glyph, index) => {
    const before = sorted[index - 1];
    if (before === undefined || !covers(before, glyph) || isCombining(glyph.text) || isCombining(before.text))
      return false;
    return Math.abs((order.get(glyph) ?? 0) - (order.get(before) ?? 0)) > sameWord;
  }).length;
}

/** Letters that were drawn one after the other, and stand beside one another. */
interface Run {
  readonly glyphs: Glyph[];
  x0: number;
  x1: number;
}

function runsOf(glyphs: readonly Glyph[], order: DrawnOrder): readonly Run[] {
  const placeOf = (glyph: Glyph) => order.get(glyph) ?? 0;
  const runs: Run[] = [];
  let before: Glyph | undefined;
  for (const glyph of [...glyphs].sort((a, b) => placeOf(a) - placeOf(b))) {
    const run = runs.at(-1);
    const step = before === undefined ? 0 : Math.max(glyph.x0 - before.x1, before.x0 - glyph.x1);
    const isNext = before !== undefined && placeOf(glyph) - placeOf(before) <= sameWord;
    if (run === undefined || !isNext || step > maxStepEms * glyph.look.size)
      runs.push({ glyphs: [glyph], x0: glyph.x0, x1: glyph.x1 });
    else {
      run.glyphs.push(glyph);
      run.x0 = Math.min(run.x0, glyph.x0);
      run.x1 = Math.max(run.x1, glyph.x1);
    }
    before = glyph;
  }
  return runs;
}

/**
 * Splits a row whose letters are drawn over others of the same height, such as the hint in a form's field over the name of
 * the field, into rows that can be read: read from left to right, the letters of both would alternate.
 */
export function splitOverdrawn(row: Row, order: DrawnOrder): readonly Row[] {
  const sorted = [...row.glyphs].sort((a, b) => a.x0 - b.x0);
  if (sorted.some(hasVowels) || countCovered(sorted, order) < minCovered) return [row];
  const layers: Run[][] = [];
  for (const run of runsOf(row.glyphs, order)) {
    const reach = maxReachEms * row.size;
    const isFree = (other: Run) => run.x0 > other.x1 - reach || run.x1 < other.x0 + reach;
    const layer = layers.find((runs) => runs.every(isFree));
    if (layer === undefined) layers.push([run]);
    else layer.push(run);
  }
  return layers.map((runs) => {
    const glyphs = runs.flatMap((run) => run.glyphs);
    const main = glyphs.find(({ look }) => look.size === row.size) ?? (glyphs[0] as Glyph);
    return rowOf(glyphs, main);
  });
}
