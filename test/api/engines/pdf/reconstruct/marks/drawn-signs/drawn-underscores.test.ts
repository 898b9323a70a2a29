import { describe, expect, it } from 'vitest';
import { withDrawnUnderscores } from '../../../../../../../api/engines/pdf/reconstruct/marks/drawn-signs/drawn-underscores.ts';
import type { Glyph, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const rule = (x0: number, x1 = x0 + 3, y = 49.8): Rule => ({
  ...{ isHorizontal: true, x0, x1, y0: y, y1: y, thickness: 0.4, colour: '000000' },
});
const spaced = ([first, ...rest]: readonly Glyph[]) =>
  first === undefined ? [] : [{ ...first, space: 'guessed' as const, spaces: 0 }, ...rest];

function read(letters: readonly Glyph[], rules: readonly Rule[]) {
  const page = withDrawnUnderscores({ ...emptyPage(0, { width: 200, height: 100 }), glyphs: [...letters], rules });
  const text = page.glyphs.map((glyph) => (glyph.space === null ? '' : ' ') + glyph.text).join('');
  return { text, rules: page.rules.length };
}

describe('a short rule on the baseline', () => {
  const [before, after] = [glyphs('max', 10, 50), spaced(glyphs('size', 28.6, 50))];

  it('is an underscore between two letters, and no space is left', () => {
    expect(read([...before, ...after], [rule(25.6), rule(25.6)])).toEqual({ text: 'max_size', rules: 0 });
  });

  it('is one at an end of a word, and keeps the space before the word', () => {
    expect(read(spaced(glyphs('size', 28.6, 50)), [rule(25.6)])).toEqual({ text: ' _size', rules: 0 });
    expect(read(before, [rule(25.6)])).toEqual({ text: 'max_', rules: 0 });
  });

  it('is one beside another', () => {
    expect(read(glyphs('init', 20, 50), [rule(13.4), rule(17), rule(40.6), rule(44.2)])).toEqual({
      text: '__init__',
      rules: 0,
    });
  });

  it('is none below a letter, far from one, or above the baseline', () => {
    expect(read(before, [rule(16)]).text).toBe('max');
    expect(read([...before, ...after], [rule(60)]).text).toBe('max size');
    expect(read([...before, ...after], [rule(25.6, 28.6, 47)]).text).toBe('max size');
  });

  it('is none if it is longer, or the first of a dashed line', () => {
    expect(read(before, [rule(25.6, 45)]).text).toBe('max');
    expect(read(before, [rule(25.6), rule(31.6), rule(37.6)])).toEqual({ text: 'max', rules: 3 });
  });
});
