import { expect, it } from 'vitest';
import { roman } from '../../../../../../../api/engines/pdf/reconstruct/model/numbers/roman.ts';

it('reads Roman numbers of either case', () => {
  expect(['i', 'iv', 'ix', 'XIV', 'xl', 'XCIX'].map(roman)).toEqual([1, 4, 9, 14, 40, 99]);
});
