import type { FormField, Glyph, Look } from '../model/page-model.ts';

const most = 11;
/** Of the letters' size: the mean width of a letter. */
const letterShare = 0.5;

/** What was entered in a form's fields as letters on the page: it is no part of the page's own text. */
export function fieldGlyphs(fields: readonly FormField[], look: Look): readonly Glyph[] {
  return fields.flatMap(({ type, value, isChecked, x0, x1, y0, y1 }): readonly Glyph[] => {
    const text = type === 'checkbox' ? (isChecked ? '\u2612' : '\u2610') : (value.split('\n')[0]?.trim() ?? '');
    const letters = [...text];
    if (letters.length === 0) return [];
    const size = Math.max(5, Math.min(most, Math.round((y1 - y0) * 1.4) / 2));
    const step = Math.min(letterShare * size, (x1 - x0) / letters.length);
    const baseline = (y0 + y1) / 2 + 0.35 * size;
    const own = { ...look, size };
    let spaces = 0;
    return letters.flatMap((letter, index): readonly Glyph[] => {
      if (letter.trim() === '') {
        spaces++;
        return [];
      }
      const left = x0 + 2 + index * step;
      const glyph: Glyph = {
        text: letter,
        x0: left,
        x1: left + step,
        y0: baseline - 0.8 * size,
        y1: baseline + 0.2 * size,
        baseline,
        look: own,
        space: spaces > 0 ? 'written' : null,
        spaces,
        isSoftHyphen: false,
      };
      spaces = 0;
      return [glyph];
    });
  });
}
