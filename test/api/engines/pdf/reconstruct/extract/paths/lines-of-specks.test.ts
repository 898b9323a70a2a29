import { describe, expect, it } from 'vitest';
import { linesOfSpecks } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/lines-of-specks.ts';

/** Small pictures of 2 by 1 points in a row. */
const row = (x: number, y: number, count: number, step = 2) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${index}`,
    box: { x0: x + step * index, x1: x + step * index + 2, y0: y, y1: y + 1 },
  }));
const upright = (specks: ReturnType<typeof row>) =>
  specks.map(({ name, box: { x0, x1, y0, y1 } }) => ({ name, box: { x0: y0, x1: y1, y0: x0, y1: x1 } }));

describe('linesOfSpecks', () => {
  it('finds lines in both directions, with their first picture, whatever the order', () => {
    const level = row(10, 50, 10);
    const found = linesOfSpecks([...level.toReversed(), ...upright(row(100, 300, 5))]);
    expect(found).toEqual([
      { line: { isHorizontal: true, x0: 10, x1: 30, y0: 50.5, y1: 50.5, thickness: 1 }, first: level[0] },
      {
        line: { isHorizontal: false, x0: 300.5, x1: 300.5, y0: 100, y1: 110, thickness: 1 },
        first: expect.objectContaining({ name: '0' }),
      },
    ]);
  });

  it('parts lines where there is room between the pictures', () => {
    expect(linesOfSpecks([...row(10, 50, 10), ...row(40, 50, 10)])).toHaveLength(2);
    expect(linesOfSpecks(row(10, 50, 20, 3))).toEqual([]);
  });

  it('finds none in a few, in short ones, or in those of areas', () => {
    expect(linesOfSpecks(row(10, 50, 3))).toEqual([]);
    expect(linesOfSpecks([...row(10, 50, 10), ...row(10, 51, 10), ...row(10, 52, 10)])).toEqual([]);
  });

  it('is fast for very many', () => {
    const specks = Array.from({ length: 200 }, (_, index) => row(10, 3 * index, 200)).flat();
    expect(linesOfSpecks(specks)).toHaveLength(200);
  });
});
