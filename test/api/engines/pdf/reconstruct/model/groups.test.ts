import { expect, it } from 'vitest';
import { createGroups } from '../../../../../../api/engines/pdf/reconstruct/model/groups.ts';

it('joins groups with each other', () => {
  const groups = createGroups(['a', 'b', 'c', 'd', 'e']);
  groups.join(0, 2);
  groups.join(3, 4);
  groups.join(4, 2);
  expect(groups.all()).toEqual([['a', 'c', 'd', 'e'], ['b']]);
});
