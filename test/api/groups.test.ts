import { expect, it } from 'vitest';
import { addTo } from '../../api/groups.ts';
import { withinCpuTime } from '../support/processes/within-cpu-time.ts';

it('keeps groups in the order of their first items, and items in theirs', () => {
  const groups = new Map<string, number[]>();
  addTo(groups, 'b', 1);
  addTo(groups, 'a', 2);
  addTo(groups, 'b', 3);
  expect([...groups]).toEqual([
    ['b', [1, 3]],
    ['a', [2]],
  ]);
});

it(
  'takes time in proportion to the items of one group',
  withinCpuTime(1000, () => {
    const groups = new Map<string, number[]>();
    for (let item = 0; item < 500_000; item++) addTo(groups, 'all', item);
    expect(groups.get('all')).toHaveLength(500_000);
  }),
);
