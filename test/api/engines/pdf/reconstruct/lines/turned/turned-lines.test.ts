import { describe, expect, it } from 'vitest';
import { rotatedLines } from '../../../../../../../api/engines/pdf/reconstruct/lines/turned/rotated-lines.ts';
import { partTurned } from '../../../../../../../api/engines/pdf/reconstruct/lines/turned/turned-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Letters of a line that leans by `across` for each letter, which is `down` from the one before. */
const turned = (text: string, down: number, across = 0): Glyph[] =>
  [...text].map((letter, index) => ({
    text: letter,
    ...{ x0: 30 + index * across, x1: 40 + index * across, y0: 300 + index * down, y1: 305 + index * down },
    ...{ baseline: 305 + index * down, look, space: null, spaces: 0, isSoftHyphen: false },
  }));
const part = (letters: readonly Glyph[], upright = 500, most = 0.5) => partTurned(rotatedLines(letters), upright, most);

describe('turned lines', () => {
  it('run up or down beside upright text', () => {
    expect(part(turned('axis', -5)).turned.map(({ line, turn }) => [line.text, turn])).toEqual([['axis', -90]]);
    expect(part(turned('axis', 5)).turned.map(({ turn }) => turn)).toEqual([90]);
  });

  it('run aslant, as watermarks do', () => {
    const [slanted, ...others] = part(turned('draft', -5, 5)).turned;
    expect(others).toEqual([]);
    expect(slanted?.turn).toBeCloseTo(-45);
  });

  it('are read like others if they stand on their head, hardly lean, are curved, or are single letters', () => {
    const curved = turned('curving', 0, 6).map((letter, index) => {
      const up = 1.2 * index ** 2;
      return { ...letter, y0: letter.y0 - up, y1: letter.y1 - up };
    });
    for (const letters of [turned('head', 0, -6), turned('leaning', 1, 8), curved, turned('a', -5)]) {
      const { turned: none, others } = part(letters);
      expect([none.length, others.length]).toEqual([0, 1]);
    }
  });

  it('are read like others on a page that lies on its side, unless all may stand apart', () => {
    const page = turned('a whole page of it', -5);
    expect(part(page, 4).turned).toEqual([]);
    expect(part(page, 0, 1).turned).toHaveLength(1);
    // Boxes around a drawing, with text that runs up on the one side and down on the other.
    expect(part([...page, ...turned('and as much down', 5)], 4).turned).toHaveLength(2);
    expect(part(turned('head', 0, -6), 500, 1).turned).toMatchObject([{ turn: 180 }]);
  });
});
