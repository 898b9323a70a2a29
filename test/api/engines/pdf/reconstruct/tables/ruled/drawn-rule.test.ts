import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { drawnRule } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/drawn-rule.ts';

const rule = (colour: string, thickness = 1): Rule => ({
  ...{ x0: 100, x1: 200, y0: 50, y1: 50, isHorizontal: true, thickness, colour },
});

describe('the rule that is seen at an edge', () => {
  it('is the first that is drawn', () => {
    const [shading, thin, thick] = [rule('', 0), rule('A0A0A0', 0.5), rule('000000', 6)];
    expect(drawnRule([shading, thin, thick])).toBe(thin);
    expect(drawnRule([shading])).toBe(shading);
    expect(drawnRule([])).toBeUndefined();
  });

  it('is the darkest of those as thick, and the first of equal ones', () => {
    const [light, dark, other] = [rule('F0F0F0'), rule('A0A0A0'), rule('A0A0A0')];
    expect(drawnRule([light, dark, other])).toBe(dark);
  });
});
