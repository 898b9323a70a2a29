import { expect, it } from 'vitest';
import type { Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { levelsByEnds } from '../../../../../../api/engines/pdf/reconstruct/model/rule-ends.ts';

const rule = (x0: number, x1: number, y: number, isHorizontal = true): Rule => ({
  ...{ isHorizontal, thickness: 0.5, colour: '000000' },
  ...{ x0, x1, y0: y, y1: y },
});

it('groups horizontal rules with the same ends, from top to bottom', () => {
  const [low, high, other] = [rule(50, 200, 300), rule(50.2, 199.9, 100), rule(50, 180, 200)];
  expect(levelsByEnds([low, other, rule(50, 50, 100, false), high])).toEqual([[high, low], [other]]);
});
