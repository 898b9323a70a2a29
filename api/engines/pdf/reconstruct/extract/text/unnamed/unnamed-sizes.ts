import { addTo } from '../../../../../../groups.ts';
import { largest } from '../../../model/extremes.ts';
import type { Glyph, Look } from '../../../model/page-model.ts';
import { sizeByInk } from './ink-sizes.ts';
import { thresholds } from './thresholds.ts';

const { plausibleEms, plausibleAdvance, heightEms, sameLine } = thresholds.unnamed;

/** A letter while it is read. */
type Filled = { -readonly [Key in keyof Glyph]: Glyph[Key] };

/** The look with a size that can be true, for each look of an unnamed font; the objects are those of one document. */
const known = new WeakMap<Look, Look>();

/** How letters are measured: along the lines that they are on. */
interface Measures {
  readonly heightOf: (letter: Filled) => number;
  /** Where it begins in its line. */
  readonly placeOf: (letter: Filled) => number;
  readonly areLevel: (letter: Filled, other: Filled) => boolean;
}

const inUpright: Measures = {
  heightOf: ({ y0, y1 }) => y1 - y0,
  placeOf: ({ x0 }) => x0,
  areLevel: (letter, other) => letter.baseline === other.baseline,
};

const inTurned: Measures = {
  heightOf: ({ x0, x1 }) => x1 - x0,
  placeOf: ({ y0 }) => y0,
  areLevel: (letter, other) => Math.abs(letter.x0 - other.x0) < sameLine && Math.abs(letter.x1 - other.x1) < sameLine,
};

/** The mean distance of each look's letters to the next one of their line; looks whose letters all stand alone have none. */
function advancesOf(letters: readonly Filled[], { placeOf, areLevel }: Measures): ReadonlyMap<Look, number> {
  const sums = new Map<Look, { points: number; count: number }>();
  for (const [index, letter] of letters.entries()) {
    const { look, space } = letter;
    const before = letters[index - 1];
    const isNext = before?.look === look && areLevel(before, letter) && space === null;
    const advance = isNext ? Math.abs(placeOf(letter) - placeOf(before)) : 0;
    const sum = sums.get(look) ?? { points: 0, count: 0 };
    if (advance > 0) sums.set(look, { points: sum.points + advance, count: sum.count + 1 });
  }
  return new Map([...sums].map(([look, { points, count }]) => [look, points / count]));
}

/**
 * Gives letters the size of their boxes if that of their text cannot be true. A font that is drawn by the page itself
 * (Type 3, ISO 32000-2, section 9.6.4) has no name and an em of its own: its size may be 1 or 100 for letters of 10 points.
 * Its boxes may be larger than any of its letters, so that a size by which letters follow each other as usual is true. A
 * size of another such font is that of letters that stand alone, too: programs divide fonts of many letters.
 * @param letters Their looks are replaced.
 * @param lines Whether they run to the right, or up or down: the page may be turned later, and looks keep their size.
 */
export function sizeUnnamed(letters: readonly Filled[], lines: 'upright' | 'turned' = 'upright'): void {
  const measures = lines === 'upright' ? inUpright : inTurned;
  const unnamed = new Map<Look, Filled[]>();
  for (const letter of letters) if (letter.look.font === '') addTo(unnamed, letter.look, letter);
  if (unnamed.size === 0) return;
  const heights = new Map(
    [...unnamed].map(([look, alike]) => [look, largest(alike.map(measures.heightOf), 0)] as const),
  );
  const advances = advancesOf(letters, measures);
  const isWithin = (ems: number, { min, max }: { readonly min: number; readonly max: number }) =>
    ems > min && ems < max;
  const isPlausible = (look: Look, height: number) =>
    isWithin(height / look.size, plausibleEms) || isWithin((advances.get(look) ?? 0) / look.size, plausibleAdvance);
  const plausible = [...heights].filter(([look, height]) => isPlausible(look, height));
  const sizes = new Set(plausible.map(([look]) => look.size));
  for (const [look, height] of heights) {
    const isOwn = isPlausible(look, height) || (!advances.has(look) && sizes.has(look.size));
    if (known.has(look)) continue;
    const ofInk = lines === 'upright' && !isOwn ? sizeByInk(unnamed.get(look) ?? []) : null;
    const size = Math.max(1, Math.round((ofInk ?? height / heightEms) * 2) / 2);
    known.set(look, isOwn ? look : { ...look, size });
  }
  for (const letter of letters) letter.look = known.get(letter.look) ?? letter.look;
}
