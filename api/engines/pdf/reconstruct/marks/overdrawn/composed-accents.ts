import { combiningAccents, dotted } from '../../model/characters/accents.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Glyph, Page } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { maxRiseEms, maxDrop, minOverlap, maxPlaces } = thresholds.accent;

/** The letter that a base and an accent form together; null if they form none. */
function composed(base: Glyph, accent: Glyph): Glyph | null {
  const mark = combiningAccents[accent.text];
  const width = Math.min(base.x1 - base.x0, accent.x1 - accent.x0);
  const overlap = Math.min(base.x1, accent.x1) - Math.max(base.x0, accent.x0);
  const rise = base.baseline - accent.baseline;
  const isOver = overlap >= minOverlap * width && rise > -maxDrop && rise < maxRiseEms * base.look.size;
  if (mark === undefined || base.look !== accent.look || !isOver) return null;
  const text = ((dotted[base.text] ?? base.text) + mark).normalize('NFC');
  return text.length === 1 ? glyphWith(base, { text }) : null;
}

const isAccent = ({ text }: Glyph) => combiningAccents[text] !== undefined;

/** Letters with the accents that stand right before or after them. */
function withOwnAccents(letters: readonly Glyph[]): Glyph[] {
  const glyphs: Glyph[] = [];
  for (const glyph of letters) {
    const before = glyphs.at(-1);
    const over = before === undefined ? null : composed(glyph, before);
    const own = before === undefined || over !== null ? null : composed(before, glyph);
    if (before !== undefined && over !== null) {
      const { space, spaces, isAfterNoBreakSpace, spaceLook } = before;
      glyphs[glyphs.length - 1] = glyphWith(over, { space, spaces, isAfterNoBreakSpace, spaceLook });
    } else if (own !== null) glyphs[glyphs.length - 1] = glyphWith(own, { isBeforeSpace: glyph.isBeforeSpace });
    else glyphs.push(glyph);
  }
  return glyphs;
}

/** Letters with the accents that the file draws later, after others of their line. */
function withLaterAccents(letters: readonly Glyph[]): readonly Glyph[] {
  const bases = new Map<Glyph, Glyph>();
  const taken = new Set<Glyph>();
  for (const [index, accent] of letters.entries()) {
    if (!isAccent(accent)) continue;
    for (let at = index - 1; at >= Math.max(0, index - maxPlaces); at--) {
      const base = letters[at] as Glyph;
      const whole = bases.has(base) ? null : composed(base, accent);
      if (whole === null) continue;
      bases.set(base, whole);
      taken.add(accent);
      break;
    }
  }
  return letters.flatMap((letter) => bases.get(letter) ?? (taken.has(letter) ? [] : letter));
}

/**
 * Makes one letter of an accent and the letter that it is drawn over. TeX draws both in the old encodings of its fonts,
 * the accent first: words would be cut in two by it.
 */
export function withAccents(page: Page): Page {
  if (!page.glyphs.some(isAccent)) return page;
  return { ...page, glyphs: withLaterAccents(withOwnAccents(page.glyphs)) };
}
