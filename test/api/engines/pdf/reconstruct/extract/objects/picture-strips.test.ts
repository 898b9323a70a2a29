import { expect, it } from 'vitest';
import type { Holder } from '../../../../../../../api/engines/pdf/reconstruct/extract/objects/holder.ts';
import {
  createStripSearch,
  type PlacedImage,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/objects/picture-strips.ts';

const holder: Holder = { matrix: [1, 0, 0, 1, 0, 0], forms: [], clip: null, mayFade: false };

type Sides = readonly [x0: number, y0: number, x1: number, y1: number];

const image = ([x0, y0, x1, y1]: Sides, object: number, within = holder): PlacedImage => ({
  object,
  box: { x0, y0, x1, y1 },
  holder: within,
});

/** The objects of what is found: of each picture in strips together, of each other image alone. */
function found(images: readonly PlacedImage[]): readonly (readonly number[])[] {
  const pictures: number[][] = [];
  const search = createStripSearch<PlacedImage>(
    ({ object }) => pictures.push([object]),
    (strips) => pictures.push(strips.map(({ object }) => object)),
  );
  for (const each of images) search.add(each);
  search.end();
  return pictures;
}

const across = (...tops: readonly number[]) => tops.map((y, index) => image([50, y, 250, y + 10], index));

it('takes long images, one below the other, for strips of one picture', () => {
  expect(found(across(100, 110, 120.3, 130))).toEqual([[0, 1, 2, 3]]);
});

it('takes strips from the bottom to the top, and from left to right', () => {
  expect(found(across(130, 120, 110))).toEqual([[0, 1, 2]]);
  expect(found([50, 60, 70].map((x, index) => image([x, 100, x + 10, 300], index)))).toEqual([[0, 1, 2]]);
});

it('keeps apart two images, those with a gap between them, and those that are not as wide', () => {
  expect(found(across(100, 110))).toEqual([[0], [1]]);
  expect(found(across(100, 112, 124))).toEqual([[0], [1], [2]]);
  expect(found([...across(100, 110), image([50, 120, 240, 130], 2)])).toEqual([[0], [1], [2]]);
});

it('keeps apart images of other shapes, as of cells that touch', () => {
  expect(found([100, 140, 180].map((y, index) => image([50, y, 100, y + 40], index)))).toEqual([[0], [1], [2]]);
});

it('keeps apart the images of two forms', () => {
  const [first, second, third] = across(100, 110, 120);
  if (!first || !second || !third) throw new Error('three images are needed');
  expect(found([first, second, { ...third, holder: { ...holder } }])).toEqual([[0], [1], [2]]);
});

it('begins a picture after what is no strip of the one before it', () => {
  const pictures = found([...across(100, 110, 120), image([300, 100, 400, 200], 7), ...across(400, 410, 420)]);
  expect(pictures).toEqual([[0, 1, 2], [7], [0, 1, 2]]);
});
