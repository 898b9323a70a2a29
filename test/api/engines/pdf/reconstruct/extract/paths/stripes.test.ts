import { describe, expect, it } from 'vitest';
import { withoutStripes } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/stripes.ts';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const shades = ['8F8FBE', '9494C2', '9F9FC8', 'A6A6CC'];
/** Lines of one length below each other, as far apart as told. */
const lines = (distance: number, count = 16, colours: readonly string[] = shades): readonly Rule[] =>
  Array.from({ length: count }, (_, index) => {
    const y = 100 + distance * index;
    const colour = colours[index % colours.length] as string;
    return { isHorizontal: true, x0: 50, x1: 80, y0: y, y1: y, thickness: 0.25, colour };
  });
const upright = (rules: readonly Rule[]): readonly Rule[] =>
  rules.map((rule) => ({ ...rule, isHorizontal: false, x0: rule.y0, x1: rule.y1, y0: rule.x0, y1: rule.x1 }));

describe('lines of one length that touch one another', () => {
  it('are the stripes of a gradient', () => {
    const frame = { isHorizontal: true, x0: 45, x1: 85, y0: 98, y1: 98, thickness: 1, colour: '000000' };
    expect(withoutStripes([frame, ...lines(0.14)])).toMatchObject({
      rules: [frame],
      areas: [{ x0: 50, x1: 80, y0: 100 }],
    });
    expect(withoutStripes(upright(lines(0.14)))).toMatchObject({ rules: [], areas: [{ y0: 50, y1: 80, x0: 100 }] });
  });

  it('are none where they are apart, few, or in a few colours, as the rows of a table are', () => {
    for (const rules of [lines(1), lines(0.14, 6), lines(0.14, 16, shades.slice(0, 2))])
      expect(withoutStripes(rules)).toEqual({ rules, areas: [] });
  });
});
