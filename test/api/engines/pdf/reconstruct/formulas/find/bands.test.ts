import { describe, expect, it } from 'vitest';
import { createBands, nearFormulas } from '../../../../../../../api/engines/pdf/reconstruct/formulas/find/bands.ts';
import { letters } from '../../../../../../support/rebuilt-pdf/formula.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const box = (y0: number, y1: number) => ({ x0: 0, x1: 10, y0, y1 });

describe('bands of a page', () => {
  const boxes = [box(10, 20), box(100, 110), box(15, 105)];
  const near = createBands(boxes);

  it('give what may be within a distance of a box, once each', () => {
    expect(new Set(near(box(12, 18), 1))).toEqual(new Set([boxes[0], boxes[2]]));
    expect(near(box(12, 200), 0)).toHaveLength(3);
    expect(near(box(60, 64), 0)).toEqual([boxes[2]]);
    expect(near(box(70, 80), 25)).toHaveLength(2);
    expect(near(box(400, 410), 10)).toEqual([]);
  });

  it('are no more than the highest page has', () => {
    expect(createBands([box(0, 1e9)])(box(1e8, 1e9), 1)).toEqual([]);
  });
});

describe('letters near formulas', () => {
  const text = (y: number) => glyphs('text', 10, y, { ...look, font: 'CMR10' });

  it('are those on lines around one in a font for formulas', () => {
    const found = nearFormulas([...text(20), ...text(100), ...letters('x', 60, 100), ...text(112), ...text(400)]);
    expect([...new Set(found.map(({ baseline }) => baseline))]).toEqual([100, 112]);
  });

  it('are none on pages without such a letter, or with nothing but signs of such a font', () => {
    expect(nearFormulas(text(100))).toEqual([]);
    expect(nearFormulas([...text(100), ...letters('•', 5, 100)])).toEqual([]);
    expect(nearFormulas([...text(100), ...letters('∑', 5, 100)])).toHaveLength(5);
  });

  it('are around each of several formulas', () => {
    const found = nearFormulas([...letters('x', 60, 100), ...letters('y', 60, 136), ...text(172), ...text(64)]);
    expect(new Set(found.map(({ baseline }) => baseline))).toEqual(new Set([64, 100, 136, 172]));
  });
});
