import { expect, it } from 'vitest';
import { pageSides } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/page-sides.ts';
import { scaleWithin } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/page-space.ts';

const scalesOf = (pages: readonly (readonly [number, number])[], limits: Parameters<typeof pageSides>[2]) => {
  const sides = pageSides(pages.length, (index) => pages[index] ?? [0, 0], limits);
  return pages.map(([width, height]) => scaleWithin(sides, width, height));
};
const upright = [600, 800] as const;
const lying = [800, 600] as const;

it('shows larger pages as small as most are, and no page larger', () => {
  const small = [300, 400] as const;
  expect(scalesOf([lying, upright, upright, small], { hasOneSize: true })).toEqual([0.75, 1, 1, 1]);
  expect(scalesOf([lying, upright], { hasOneSize: true })).toEqual([1, 0.75]);
});

it('leaves pages that are almost of the usual size', () => {
  expect(scalesOf([upright, [601, 801]], { hasOneSize: true })).toEqual([1, 1]);
});

it('leaves the sizes of pages where they may differ', () => {
  expect(scalesOf([upright, lying, [1600, 800]], {})).toEqual([1, 1, 1]);
  expect(scalesOf([upright, [1600, 800]], { maxSide: 800 })).toEqual([1, 0.5]);
});

it('compares sizes as they are shown', () => {
  expect(
    scalesOf(
      [
        [30, 40],
        [30, 40],
        [60, 40],
      ],
      { hasOneSize: true, minSide: 60 },
    ),
  ).toEqual([2, 2, 1]);
  expect(
    scalesOf(
      [
        [1600, 1600],
        [3200, 1600],
      ],
      { hasOneSize: true, maxSide: 800 },
    ),
  ).toEqual([0.5, 0.25]);
});

it('knows what to do with pages of no size', () => {
  expect(scalesOf([[0, 0], upright], { hasOneSize: true })).toEqual([1, 1]);
});
