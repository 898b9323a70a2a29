import { glyphWith } from '../../model/new-glyph.ts';
import type { Glyph, Page } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

/** What TeX strikes signs out with, a bar that it sets before an arrow, and an arrow over letters. */
const [slash, bar, vector] = ['\u0338', '↦', '\u20d7'];
const { maxShiftEms, minOverlap } = thresholds.composedSign;
const { maxRiseEms } = thresholds.accent;

const isArrow = (text: string) => text === '→' || text === '⟶';

/** What a sign is together with the one that is drawn before it; null if they are two. */
function composed(first: string, second: string): string | null {
  if (first === slash) return `${second}${slash}`.normalize('NFC');
  if (first === bar && isArrow(second)) return bar;
  return first === vector ? second + vector : null;
}

/** Whether a sign is drawn where one before it is that takes no room of its own, or below an arrow. */
function isOver(first: Glyph, second: Glyph): boolean {
  const shift = maxShiftEms * second.look.size;
  const rise = second.baseline - first.baseline;
  if (first.text !== vector) return Math.abs(first.x0 - second.x0) < shift && Math.abs(rise) < shift;
  const overlap = Math.min(first.x1, second.x1) - Math.max(first.x0, second.x0);
  const width = Math.min(first.x1 - first.x0, second.x1 - second.x0);
  return overlap >= minOverlap * width && rise > -shift && rise < maxRiseEms * second.look.size;
}

/**
 * Makes one sign of two that TeX draws over each other: `≠` of a slash and `=`. The slash alone stays one.
 */
export function withSigns(page: Page): Page {
  if (!page.glyphs.some(({ text }) => text === slash || text === bar || text === vector)) return page;
  const glyphs: Glyph[] = [];
  for (const glyph of page.glyphs) {
    const before = glyphs.at(-1);
    const text = before === undefined || !isOver(before, glyph) ? null : composed(before.text, glyph.text);
    if (before === undefined || text === null) {
      glyphs.push(glyph);
      continue;
    }
    const { space, spaces, isAfterNoBreakSpace, spaceLook, x0 } = before;
    glyphs[glyphs.length - 1] = glyphWith(glyph, {
      text,
      space,
      spaces,
      isAfterNoBreakSpace,
      spaceLook,
      x0: Math.min(x0, glyph.x0),
    });
  }
  return { ...page, glyphs: glyphs.map((glyph) => (glyph.text === slash ? glyphWith(glyph, { text: '/' }) : glyph)) };
}
