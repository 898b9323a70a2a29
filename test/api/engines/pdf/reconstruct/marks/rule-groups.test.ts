import { expect, it } from 'vitest';
import { groupRules } from '../../../../../../api/engines/pdf/reconstruct/marks/rule-groups.ts';
import type { Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const across = (x0: number, x1: number, y: number): Rule => ({
  ...{ isHorizontal: true, x0, x1, y0: y, y1: y, thickness: 0.5, colour: '000000' },
});
const sizes = (rules: readonly Rule[]) =>
  groupRules(rules)
    .map(({ length }) => length)
    .sort((a, b) => b - a);

it('rules are one drawing if they touch, directly or through others', () => {
  expect(sizes(gridRules([50, 150, 250], [100, 120, 140]))).toEqual([6]);
  expect(sizes([...gridRules([50, 150], [100, 140]), ...gridRules([170, 250], [100, 140])])).toEqual([4, 4]);
  expect(sizes([across(50, 100, 100), across(100.2, 150, 100)])).toEqual([2]);
  // Parallel lines below each other are apart, however near.
  expect(sizes([across(50, 100, 100), across(50, 100, 106)])).toEqual([1, 1]);
});
