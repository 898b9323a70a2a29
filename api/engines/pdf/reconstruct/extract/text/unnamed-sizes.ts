import type { Glyph, Look } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { plausibleEms, heightEms } = thresholds.unnamed;

/** A letter while it is read. */
type Filled = { -readonly [Key in keyof Glyph]: Glyph[Key] };

/** The look with a size that can be true, for each look of an unnamed font; the objects are those of one document. */
const known = new WeakMap<Look, Look>();

/**
 * Gives letters the size of their boxes if that of their text cannot be true. A font that is drawn by the page itself
 * (Type 3, ISO 32000-2, section 9.6.4) has no name and an em of its own: its size may be 1 or 100 for letters of 10 points.
 * @param letters Their looks are replaced.
 */
export function sizeUnnamed(letters: readonly Filled[]): void {
  const heights = new Map<Look, number>();
  for (const { look, y0, y1 } of letters)
    if (look.font === '') heights.set(look, Math.max(heights.get(look) ?? 0, y1 - y0));
  if (heights.size === 0) return;
  for (const [look, height] of heights) {
    const ems = height / look.size;
    const size = Math.max(1, Math.round((height / heightEms) * 2) / 2);
    const isPlausible = ems > plausibleEms.min && ems < plausibleEms.max;
    if (!known.has(look)) known.set(look, isPlausible ? look : { ...look, size });
  }
  for (const letter of letters) letter.look = known.get(letter.look) ?? letter.look;
}
