import { describe, expect, it } from 'vitest';
import type { Fill } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createShading } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/cell-shading.ts';

const cell = { x0: 100, x1: 200, y0: 100, y1: 150 };
const fill = (colour: string, x0: number, x1: number, y0 = 100, y1 = 150): Fill => ({ colour, x0, x1, y0, y1 });

describe('the shading of a cell', () => {
  it('is what is painted behind it last', () => {
    expect(createShading([fill('AAAAAA', 50, 250), fill('BBBBBB', 99, 201)])(cell)).toBe('BBBBBB');
    expect(createShading([])(cell)).toBeNull();
  });

  it('is none if that is paper', () => {
    expect(createShading([fill('AAAAAA', 50, 250), fill('FFFFFF', 100, 200)])(cell)).toBeNull();
  });

  it('is that of parts which cover it together, each counted once', () => {
    const [left, right] = [fill('AAAAAA', 100, 150), fill('AAAAAA', 150, 200)];
    expect(createShading([left, right])(cell)).toBe('AAAAAA');
    expect(createShading([left, left, left])(cell)).toBeNull();
    expect(createShading([left, fill('BBBBBB', 150, 200)])(cell)).toBeNull();
  });

  it('is that of the parts that are painted last, where several layers cover it', () => {
    const layer = (colour: string) => [fill(colour, 100, 150), fill(colour, 150, 200)];
    expect(createShading([...layer('AAAAAA'), ...layer('BBBBBB')])(cell)).toBe('BBBBBB');
  });

  it('may end a little within the cell, also among that of many', () => {
    const far = Array.from({ length: 500 }, (_, index) => fill('CCCCCC', 1000 + index, 1001 + index, 900, 901));
    const narrow = fill('AAAAAA', 101, 199, 101, 149);
    expect(createShading([...far, narrow])(cell)).toBe('AAAAAA');
    expect(createShading([...far, narrow])({ x0: 199.5, x1: 199.9, y0: 149.5, y1: 149.9 })).toBe('AAAAAA');
  });

  it('is found among that of many cells', () => {
    const fills = Array.from({ length: 500 }, (_, index) => fill(`AA${1000 + index}`, 100 * index, 100 * index + 100));
    expect(createShading(fills)({ ...cell, x0: 30_000, x1: 30_100 })).toBe('AA1300');
  });
});
