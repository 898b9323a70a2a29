import { expect, it } from 'vitest';
import { pointsOf, polyline } from '../../../../../../../api/engines/pdf/reconstruct/model/drawings/path-steps.ts';

it('gives back the points that a path goes through', () => {
  const points = [
    [10, 20],
    [30, 20],
    [30, 50],
  ] as const;
  const steps = polyline(points);
  expect(steps.map(({ type }) => type)).toEqual(['move', 'line', 'line']);
  expect(steps.flatMap(pointsOf)).toEqual(points);
  expect(pointsOf({ type: 'curve', points: [1, 2, 3, 4, 5, 6] })).toHaveLength(3);
  expect(pointsOf({ type: 'close', points: [] })).toEqual([]);
});
