import { describe, expect, it } from 'vitest';
import type { Box, Fill } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createShading } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/cell-shading.ts';

const cell = { x0: 100, x1: 200, y0: 100, y1: 150 };
const fill = (colour: string, x0: number, x1: number, y0 = 100, y1 = 150): Fill => ({ colour, x0, x1, y0, y1 });

const shadingOf = (fills: readonly Fill[], lines: readonly Box[] = []) => createShading(fills)(cell, lines);

describe('the shading of a cell', () => {
  it('is what is painted behind it last', () => {
    expect(shadingOf([fill('AAAAAA', 50, 250), fill('BBBBBB', 99, 201)])).toBe('BBBBBB');
    expect(shadingOf([])).toBeNull();
  });

  it('is none if that is paper', () => {
    expect(shadingOf([fill('AAAAAA', 50, 250), fill('FFFFFF', 100, 200)])).toBeNull();
  });

  it('is that of parts which cover it together, each counted once', () => {
    const [left, right] = [fill('AAAAAA', 100, 150), fill('AAAAAA', 150, 200)];
    expect(shadingOf([left, right])).toBe('AAAAAA');
    expect(shadingOf([left, left, left])).toBeNull();
    expect(shadingOf([left, fill('BBBBBB', 150, 200)])).toBeNull();
  });

  it('is that of the parts that are painted last, where several layers cover it', () => {
    const layer = (colour: string) => [fill(colour, 100, 150), fill(colour, 150, 200)];
    expect(shadingOf([...layer('AAAAAA'), ...layer('BBBBBB')])).toBe('BBBBBB');
  });

  it('may end a little within the cell, also among that of many', () => {
    const far = Array.from({ length: 500 }, (_, index) => fill('CCCCCC', 1000 + index, 1001 + index, 900, 901));
    const narrow = fill('AAAAAA', 101, 199, 101, 149);
    expect(shadingOf([...far, narrow])).toBe('AAAAAA');
    expect(createShading([...far, narrow])({ x0: 199.5, x1: 199.9, y0: 149.5, y1: 149.9 }, [])).toBe('AAAAAA');
  });

  it('is found among that of many cells', () => {
    const fills = Array.from({ length: 500 }, (_, index) => fill(`AA${1000 + index}`, 100 * index, 100 * index + 100));
    expect(createShading(fills)({ ...cell, x0: 30_000, x1: 30_100 }, [])).toBe('AA1300');
  });

  describe('with text on areas in it', () => {
    const own = fill('F2F2F2', 100, 200);
    const shades = [fill('333333', 104, 196, 110, 125), fill('333333', 104, 196, 125, 140)];
    const lines = [
      { x0: 106, x1: 120, y0: 112, y1: 122 },
      { x0: 116, x1: 160, y0: 127, y1: 137 },
    ];

    it('is that of these, as where Word shades the paragraphs of a shaded cell', () => {
      expect(shadingOf([own, ...shades], lines)).toBe('333333');
    });

    it('is its own if some text is beside them, or they are little of it', () => {
      expect(shadingOf([own, ...shades], [...lines, { x0: 106, x1: 120, y0: 141, y1: 149 }])).toBe('F2F2F2');
      expect(shadingOf([own, fill('333333', 104, 162, 110, 140)], lines)).toBe('F2F2F2');
      expect(shadingOf([own, ...shades], [])).toBe('F2F2F2');
    });

    it('is none if the paper is around them: they are drawn', () => {
      expect(shadingOf(shades, lines)).toBeNull();
    });
  });
});
