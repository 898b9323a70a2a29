import { describe, expect, it } from 'vitest';
import { placedByInk } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/unnamed/placed-by-ink.ts';
import { type NewGlyph, newGlyph } from '../../../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import type { Box } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const unnamed = { ...look, font: '', size: 1 };

/** The ink of letters above and below their baseline, in ems. */
const inkOf = (letter: string) =>
  ({ g: [0.45, 0.2], p: [0.45, 0.2], '.': [0.1, 0], _: [-0.1, 0.15] })[letter] ??
  (/[a-z]/.test(letter) ? [0.45, 0] : [0.7, 0]);

/** Letters that hang from their places, as wide as ten ems, with what is drawn of each in half an em. */
function hanging(text: string, x: number, baseline: number, step = 5, ems = 10) {
  const inks = new Map<NewGlyph, Box>();
  for (const [index, letter] of [...text].entries()) {
    const [top = 0, below = 0] = inkOf(letter);
    const ink = { x0: x + index * step, x1: x + index * step + 4, y0: baseline - 10 * top, y1: baseline + 10 * below };
    if (letter !== ' ')
      inks.set(newGlyph(letter, unnamed, ink.y0, ink.x0, ink.y0, ink.x0 + 10 * ems, ink.y0 + 100), ink);
  }
  return inks;
}

const placed = (...lines: readonly ReadonlyMap<NewGlyph, Box>[]) => {
  const inks = new Map(lines.flatMap((line) => [...line]));
  return placedByInk([...inks.keys()], inks);
};
const textOf = (letters: readonly NewGlyph[]) =>
  letters.map(({ text, space }) => (space === null ? text : ` ${text}`)).join('');

describe('letters whose fonts are said to be far wider than they are drawn', () => {
  it('stand on the line that most of them end at, in the size of their ink', () => {
    const letters = placed(hanging('Pages.', 50, 100));
    expect(letters.map(({ baseline }) => baseline)).toEqual([100, 100, 100, 100, 100, 100]);
    expect(new Set(letters.map((letter) => letter.look)).size).toBe(1);
    expect(letters[0]?.look.size).toBe(10);
    expect([letters[2]?.x0, letters[2]?.x1, letters[2]?.y1]).toEqual([60, 64, 102]);
  });

  it('are in the order of their lines, underscores with those above them, and know the spaces between them', () => {
    const mixed = [...hanging('One_line goes', 50, 100), ...hanging('over another', 50, 112)];
    const inks = new Map(mixed.toSorted(([, one], [, other]) => one.x0 - other.x0));
    expect(textOf(placedByInk([...inks.keys()], inks))).toBe('One_line goesover another');
  });

  it('have spaces by their steps where these are even, or else by gaps', () => {
    expect(textOf(placed(hanging('Steps of six points', 50, 100, 6)))).toBe('Steps of six points');
    const uneven = [...hanging('ab', 50, 100), ...hanging('cd', 62, 100)];
    expect(textOf(placed(new Map(uneven)))).toBe('ab cd');
  });

  it('are left alone if their widths are true, if few tell it, or if they have no ink', () => {
    const true_ = hanging('Pages', 50, 100, 5, 0.6);
    expect(placed(true_).map(({ baseline }) => baseline)).toEqual([...true_.values()].map(({ y0 }) => y0));
    expect(placed(hanging('Pa', 50, 100))[0]?.look.size).toBe(1);
    const letters = [...hanging('Pages', 50, 100).keys()];
    expect(placedByInk(letters, new Map())).toBe(letters);
  });

  it('are hyphens where nothing tells them, and they are flat and as high as the middle of small letters', () => {
    const withSign = (x1: number, y0: number, text = '\u{100000}') => {
      const ink = { x0: 70, x1, y0, y1: y0 + 1 };
      const sign = newGlyph(text, unnamed, y0, 70, y0, 170, y0 + 100);
      return textOf(placed(new Map([...hanging('non', 55, 100), [sign, ink], ...hanging('zero', 75, 100)])));
    };
    expect([withSign(73, 97), withSign(73, 97, '\ufffd'), withSign(73, 97, '_')]).toEqual([
      'non-zero',
      'non-zero',
      'non_zero',
    ]);
    expect([withSign(73, 99), withSign(74.8, 97)]).toEqual(['non\u{100000}zero', 'non\u{100000}zero']);
  });

  it('come behind others', () => {
    const other = newGlyph('x', look, 90, 10, 82, 15, 92);
    const inks = hanging('Pages', 50, 100);
    expect(textOf(placedByInk([...inks.keys(), other], inks))).toBe('xPages');
  });
});
