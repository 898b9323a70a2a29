import { describe, expect, it } from 'vitest';
import { findSkew } from '../../../../../../../api/engines/pdf/reconstruct/scans/upright/find-skew.ts';
import { setUpright } from '../../../../../../../api/engines/pdf/reconstruct/scans/upright/set-upright.ts';
import { painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const lines = Array.from({ length: 12 }, (_, index) => strokes(40, 60 + 20 * index, 55)).flat();

describe('the lean of a page', () => {
  it.each([-2, -0.5, 1])('is found by its rows: %f°', (degrees) => {
    expect(findSkew(setUpright(painted(...lines), -degrees))).toBeCloseTo(degrees, 1);
  });

  it('is none if there is little ink', () => {
    expect(findSkew(painted([50, 50, 60, 60]))).toBe(0);
  });
});
