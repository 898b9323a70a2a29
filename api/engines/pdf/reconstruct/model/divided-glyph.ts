import { glyphWith, type NewGlyph } from './new-glyph.ts';
import type { Glyph } from './page-model.ts';

/** A letter that stands for several as these, one beside the other, each as wide. @param texts At least one. */
export function dividedGlyph(glyph: Glyph & Partial<NewGlyph>, texts: readonly string[]): readonly NewGlyph[] {
  const { x0, x1 } = glyph;
  const width = (x1 - x0) / texts.length;
  return texts.map((text, index): NewGlyph => {
    const isFirst = index === 0;
    const isLast = index === texts.length - 1;
    const place = { text, x0: x0 + index * width, x1: x0 + (index + 1) * width };
    const first = isFirst ? {} : { space: null, spaces: 0, spaceLook: undefined, isAfterNoBreakSpace: undefined };
    return glyphWith(glyph, { ...place, ...first, ...(!isLast && { isBeforeSpace: undefined }) }) as NewGlyph;
  });
}
