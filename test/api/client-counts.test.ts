import { expect, it } from 'vitest';
import { createClientCounts } from '../../api/client-counts.ts';

it('counts are each client’s own, and add up', () => {
  const counts = createClientCounts();
  counts.add('one', 1);
  counts.add('one', 1);
  counts.add('other', 1);
  expect([counts.of('one'), counts.of('other'), counts.of('nobody'), counts.total()]).toEqual([2, 1, 0, 3]);
  counts.add('one', -1);
  counts.add('other', -1);
  expect([counts.of('one'), counts.of('other'), counts.total()]).toEqual([1, 0, 1]);
});
