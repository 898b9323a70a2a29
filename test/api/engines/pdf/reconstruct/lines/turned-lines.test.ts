import { describe, expect, it } from 'vitest';
import { rotatedLines } from '../../../../../../api/engines/pdf/reconstruct/lines/rotated-lines.ts';
import { partTurned } from '../../../../../../api/engines/pdf/reconstruct/lines/turned-lines.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Letters of a line that leans by `across` for each letter, which is `down` from the one before. */
const turned = (text: string, down: number, across = 0): Glyph[] =>
  [...text].map((letter, index) => ({
    text: letter,
    ...{ x0: 30 + index * across, x1: 40 + index * across, y0: 300 + index * down, y1: 305 + index * down },
    ...{ baseline: 305 + index * down, look, space: null, spaces: 0, isSoftHyphen: false },
  }));
const part = (letters: readonly Glyph[], upright = 500) => partTurned(rotatedLines(letters), upright);

describe('turned lines', () => {
  it('run up or down beside upright text', () => {
    expect(part(turned('axis', -5)).turned.map(({ line, isUpward }) => [line.text, isUpward])).toEqual([
      ['axis', true],
    ]);
    expect(part(turned('axis', 5)).turned.map(({ isUpward }) => isUpward)).toEqual([false]);
  });

  it('are read like others if they are slanted, stand on their head, or are single letters', () => {
    for (const letters of [turned('draft', 5, 5), turned('head', 0, -6), turned('a', -5)]) {
      const { turned: none, others } = part(letters);
      expect([none.length, others.length]).toEqual([0, 1]);
    }
  });

  it('are read like others on a page that lies on its side', () => {
    expect(part(turned('a whole page of it', -5), 4).turned).toEqual([]);
  });
});
