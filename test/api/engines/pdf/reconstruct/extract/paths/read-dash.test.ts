import { describe, expect, it } from 'vitest';
import { dashOf } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/read-dash.ts';

describe('dashOf', () => {
  it.each([
    ['dotted', [1, 1], 1, false],
    ['dotted', [0, 2], 1, true],
    ['dotted', [1], 0.25, false],
    ['dashSmallGap', [3, 1], 1, false],
    ['dashSmallGap', [3], 1, false],
    ['dashed', [8, 3, 1, 3], 1, false],
  ] as const)('is %s for lengths of %j on a line %f points wide, with caps: %s', (dash, lengths, width, hasCaps) => {
    expect(dashOf(lengths, width, hasCaps)).toBe(dash);
  });

  it('is none without gaps, or where caps fill them', () => {
    expect(dashOf([], 1, false)).toBeUndefined();
    expect(dashOf([5, 0], 1, false)).toBeUndefined();
    expect(dashOf([3, 1], 1, true)).toBeUndefined();
  });
});
