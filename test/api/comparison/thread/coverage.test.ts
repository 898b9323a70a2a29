import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../../../api/comparison/thread/coverage.ts';
import { black, rasterOf, white } from '../../../support/pictures/rasters.ts';

describe('what is seen of a page', () => {
  it('is none on a page of one colour', () => {
    expect(coverageOf(rasterOf(40, 40, () => black))).toEqual({ ink: 0, isBlank: true });
  });

  it('is the share that differs from the paper, of any colour', () => {
    expect(coverageOf(rasterOf(40, 40, (_, y) => (y < 4 ? black : white)))).toEqual({ ink: 0.1, isBlank: false });
    expect(coverageOf(rasterOf(40, 40, (_, y) => (y < 4 ? white : black)))).toEqual({ ink: 0.1, isBlank: false });
  });
});
