import { describe, expect, it } from 'vitest';
import {
  createSampler,
  mean,
  meanColour,
  opacitiesOf,
  placesOf,
  type Sample,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/patterns/samples.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const samples: readonly Sample[] = [
  [10, 20, 30, 255],
  [30, 40, 60, 55],
];

it('gives means of values, of colours and opacities', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBe(0);
  expect(meanColour(samples)).toEqual([20, 30, 45]);
  expect(opacitiesOf(samples)).toEqual([255, 55]);
});

it('takes its places row by row, in the middle of equal parts of an area', () => {
  const places = placesOf({ x0: 10, x1: 90, y0: 100, y1: 180 });
  const side = Math.sqrt(places.length);
  const step = 80 / side;
  expect(places[0]).toEqual([10 + step / 2, 100 + step / 2]);
  expect(places[1]).toEqual([10 + 1.5 * step, 100 + step / 2]);
  expect(places[side]).toEqual([10 + step / 2, 100 + 1.5 * step]);
  expect(places.at(-1)).toEqual([90 - step / 2, 180 - step / 2]);
});

describe('samples of an object', () => {
  const content = '0 0 1 rg 0 0 200 200 re f 1 0 0 rg 50 100 50 50 re f 0 g 60 110 5 5 re f';
  const area = { x0: 50, x1: 150, y0: 50, y1: 100 };

  it('show it alone, without what is below and above it', async () => {
    const found = await withPage(onePage(content), ({ pdfium, page, space, objects }) =>
      createSampler(pdfium, page, space)(objects[1] ?? 0, [], area),
    );
    const side = Math.sqrt(found?.length ?? 0);
    const [first, last] = [found?.[0], found?.[side - 1]];
    expect(first).toEqual([255, 0, 0, 255]);
    expect(last?.[3]).toBe(0);
    const opaque = (found ?? []).filter(([, , , alpha]) => alpha === 255);
    expect(opaque).toHaveLength((side * side) / 2);
  });

  it('are none beyond the limit', async () => {
    const last = await withPage(onePage(content), ({ pdfium, page, space, objects: [object = 0] }) => {
      const sample = createSampler(pdfium, page, space);
      let count = 0;
      while (count < 5000 && sample(object, [], { x0: 0, x1: 1, y0: 0, y1: 1 }) !== null) count++;
      return count;
    });
    expect(last).toBeGreaterThan(10);
    expect(last).toBeLessThan(5000);
  });
});
