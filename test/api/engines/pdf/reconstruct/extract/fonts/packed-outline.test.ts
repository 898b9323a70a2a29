import { expect, it } from 'vitest';
import {
  packOutline,
  unpackOutline,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/packed-outline.ts';
import type { Contour } from '../../../../../../../api/formats/fonts/outline.ts';

const outline: readonly Contour[] = [
  {
    start: [0, 0.5],
    strokes: [
      [[0.25, -0.5]],
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      [[0, 0.5]],
    ],
  },
  { start: [7, 8], strokes: [[[9, 10]]] },
];

it('gives back the lines and curves of an outline', () => {
  expect(unpackOutline(packOutline(outline))).toEqual(outline);
  expect(packOutline([])).toBe('');
  expect(unpackOutline('')).toEqual([]);
});

it('gives the same for the same outline, and another for another one', () => {
  const [first, second] = outline as [Contour, Contour];
  expect(packOutline([{ ...first, start: [-0, 0.5] }, second])).toBe(packOutline(outline));
  expect(packOutline([second, first])).not.toBe(packOutline(outline));
});
