import { describe, expect, it } from 'vitest';
import { clustersOf } from '../../../../../../api/engines/pdf/reconstruct/charts/clusters.ts';

const at = (x0: number, y0: number, x1 = x0 + 10, y1 = y0 + 10) => ({ x0, y0, x1, y1 });

describe('clusters', () => {
  it('join parts that are close, directly or by others', () => {
    const found = clustersOf([at(0, 0), at(28, 0), at(100, 0), at(14, 0)], 5);
    expect(found).toHaveLength(2);
    expect(found.map(({ parts }) => parts.length).sort()).toEqual([1, 3]);
    expect(found.find(({ parts }) => parts.length === 3)?.box).toEqual(at(0, 0, 38, 10));
  });

  it('join what the box of others surrounds', () => {
    expect(clustersOf([at(0, 0, 100, 2), at(98, 0, 100, 100), at(40, 40)], 1)).toHaveLength(1);
  });
});
