import { expect, it } from 'vitest';
import { createNearLines, isNear } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/near-lines.ts';
import { thresholds } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/thresholds.ts';

const { room } = thresholds.framedPictures;

it('takes places for the same that are no further apart than the corner of a frame may be open', () => {
  expect([isNear(10, 10 + room), isNear(10, 10 - room)]).toEqual([true, true]);
  expect(isNear(10, 10.1 + room)).toBe(false);
});

it('finds the lines that may touch a box', () => {
  const y = 50 + room / 2;
  const beside = { x0: 20, x1: 60, y0: y, y1: y, isHorizontal: true, thickness: 1 };
  expect(createNearLines([beside])({ x0: 20, x1: 60, y0: 40, y1: 50 })).toEqual([beside]);
});
