import { combiningAccents, dotted } from '../../model/characters/accents.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Glyph, Page } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { maxRiseEms, maxDrop, minOverlap } = thresholds.accent;

/** The letter that a base and an accent are together; null if they are none. */
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

/**
 * Makes one letter of an accent and the letter that it is drawn over. TeX draws both in the old encodings of its fonts,
 * the accent first: words would be cut in two by it.
 */
export function withAccents(page: Page): Page {
  if (!page.glyphs.some(({ text }) => combiningAccents[text] !== undefined)) return page;
  const glyphs: Glyph[] = [];
  for (const glyph of page.glyphs) {
    const before = glyphs.at(-1);
    const over = before === undefined ? null : composed(glyph, before);
    const own = before === undefined || over !== null ? null : composed(before, glyph);
    if (before !== undefined && over !== null) {
      const { space, spaces, isAfterNoBreakSpace, spaceLook } = before;
      glyphs[glyphs.length - 1] = glyphWith(over, { space, spaces, isAfterNoBreakSpace, spaceLook });
    } else if (own !== null) glyphs[glyphs.length - 1] = glyphWith(own, { isBeforeSpace: glyph.isBeforeSpace });
    else glyphs.push(glyph);
  }
  return { ...page, glyphs };
}
