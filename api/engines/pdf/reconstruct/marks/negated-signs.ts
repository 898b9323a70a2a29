import type { Glyph, Page } from '../model/page-model.ts';

/** A stroke through the sign that it is drawn over, which TeX writes before it. */
const stroke = '\u0338';

/** Joins strokes with the signs that they negate: two signs at one place would be read one after the other. */
export function withNegatedSigns(page: Page): Page {
  if (!page.glyphs.some(({ text }) => text === stroke)) return page;
  const glyphs: Glyph[] = [];
  for (const glyph of page.glyphs) {
    const before = glyphs.at(-1);
    const isOver = before !== undefined && Math.min(before.x1, glyph.x1) - Math.max(before.x0, glyph.x0) > 0;
    if (isOver && before.text === stroke) {
      const { space, spaces } = before;
      glyphs[glyphs.length - 1] = { ...glyph, text: (glyph.text + stroke).normalize('NFC'), space, spaces };
    } else if (isOver && glyph.text === stroke) {
      glyphs[glyphs.length - 1] = { ...before, text: (before.text + stroke).normalize('NFC') };
    } else glyphs.push(glyph);
  }
  return { ...page, glyphs };
}
