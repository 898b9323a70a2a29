import { expect, it } from 'vitest';
import { advancesIn } from '../../../../../../../api/engines/pdf/reconstruct/scans/faces/advances.ts';

it('tells the widths of letters, of these with accents, and of signs', () => {
  const advanceOf = advancesIn({ family: 'Arial', isBold: false });
  expect(['e', 'é', '.', '7', '字'].map(advanceOf)).toEqual([0.556, 0.556, 0.278, 0.556, null]);
  expect(advancesIn({ family: 'Arial', isBold: true })('e')).toBe(0.556);
  expect(advancesIn({ family: 'Unknown', isBold: false })('e')).toBeNull();
});
