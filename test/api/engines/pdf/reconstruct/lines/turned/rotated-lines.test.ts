import { describe, expect, it } from 'vitest';
import { rotatedLines } from '../../../../../../../api/engines/pdf/reconstruct/lines/turned/rotated-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Letters that follow each other down the page, with this gap in points before each `|`, and inferred spaces before all. */
const downwards = (text: string, gap: number, lean = 0): readonly Glyph[] => {
  let y = 100;
  return glyphs(text.replaceAll('|', ''), 50, 100).map((letter, index) => {
    const isAfterGap = [...text].filter((sign, at) => sign === '|' && at === index).length > 0;
    y += isAfterGap ? gap : 0;
    const at = { ...letter, space: 'guessed' as const, x0: 50 + lean * index, x1: 62 + lean * index, y0: y, y1: y + 5 };
    y += 5;
    return at;
  });
};
const textOf = (letters: readonly Glyph[]) => rotatedLines(letters).map(({ text }) => text);

describe('lines of turned letters', () => {
  it('have no spaces within words, where letters follow each other', () => {
    expect(textOf(downwards('Proxy', 0))).toEqual(['Proxy']);
  });

  it('have those that are seen, and those that the file has', () => {
    expect(textOf(downwards('ab|cd', 3))).toEqual(['ab cd']);
    const written = downwards('abcd', 0).map((letter, index) => ({
      ...letter,
      space: index === 2 ? ('written' as const) : null,
    }));
    expect(textOf(written)).toEqual(['ab cd']);
  });

  it('keep inferred spaces where they are slanted, since their boxes overlap', () => {
    expect(textOf(downwards('ab', 0, 5))).toEqual(['a b']);
  });

  it('are apart where labels stand side by side, as in the row of a table', () => {
    const beside = (letters: readonly Glyph[], by: number) =>
      letters.map((letter) => ({ ...letter, x0: letter.x0 + by, x1: letter.x1 + by }));
    const size = glyphs('a', 0, 0)[0]?.look.size ?? 0;
    expect(textOf([...downwards('abc', 0), ...beside(downwards('def', 0), 1.5 * size)])).toEqual(['abc', 'def']);
    expect(textOf([...downwards('abc', 0), ...beside(downwards('def', 0), 0.7 * size)])).toEqual(['abc', 'def']);
    expect(textOf([...downwards('abc', 0), ...beside(downwards('def', 0), 0.3 * size)])).toHaveLength(1);
    expect(textOf([...downwards('9', 0), ...beside(downwards('def', 0), 0.7 * size)])).toEqual(['9', 'def']);
  });
});
