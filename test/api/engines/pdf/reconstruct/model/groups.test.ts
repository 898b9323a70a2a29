import { expect, it } from 'vitest';
import { createGroups } from '../../../../../../api/engines/pdf/reconstruct/model/groups.ts';

it('joins groups with each other', () => {
  const groups = createGroups(['a', 'b', 'c', 'd', 'e']);
  groups.join('a', 'c');
  groups.join('d', 'e');
  groups.join('e', 'c');
  expect(groups.all()).toEqual([['a', 'c', 'd', 'e'], ['b']]);
});
