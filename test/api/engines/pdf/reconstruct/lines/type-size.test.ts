import { expect, it } from 'vitest';
import { areSetAlike } from '../../../../../../api/engines/pdf/reconstruct/lines/type-size.ts';

it('is one if sizes differ by rounding', () => {
  expect([areSetAlike({ size: 10 }, { size: 10.5 }), areSetAlike({ size: 10.5 }, { size: 10 })]).toEqual([true, true]);
  expect(areSetAlike({ size: 10 }, { size: 11 })).toBe(false);
});
