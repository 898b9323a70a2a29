import { expect, it } from 'vitest';
import {
  createPictureCollector,
  type FoundImage,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/objects/collect-pictures.ts';
import type { Holder } from '../../../../../../../api/engines/pdf/reconstruct/extract/objects/holder.ts';
import type { PictureSource } from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/read-picture.ts';
import type { Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const holder: Holder = { matrix: [1, 0, 0, 1, 0, 0], forms: [], clip: null, mayFade: false };
const bytes = new Uint8Array([1]);

const image = (object: number, y0: number, height: number, width = 200): FoundImage => ({
  object,
  box: { x0: 20, x1: 20 + width, y0, y1: y0 + height },
  holder,
  figure: undefined,
});

/** An empty collection whose pictures all look the same. @param together What strips become. */
function collector(together: Picture | null = null) {
  let painted = 0;
  return createPictureCollector(
    {
      source: { keepsLinePictures: false } as PictureSource,
      readShown: (_object, box) => ({ ...box, bytes, format: 'png' }),
      drawStrips: () => together,
      drawn: { of: () => undefined, tagsOf: () => ({}), addPath: () => {}, addPicture: () => {}, ofPaths: () => [] },
      countPicture: () => painted++,
    },
    [],
  );
}

it('keeps one of two pictures that are the same, unless something is painted between them', () => {
  const twice = collector();
  for (const object of [1, 2]) twice.add(image(object, 50, 60));
  expect(twice.found().pictures).toHaveLength(1);
  const apart = collector();
  for (const object of [1, 2]) {
    apart.add(image(object, 50, 60));
    apart.interrupt();
  }
  expect(apart.found().pictures.map(({ paintedAfter }) => paintedAfter)).toEqual([0, 1]);
});

it('keeps strips as one picture, or each where they cannot be drawn together', () => {
  const whole: Picture = { x0: 20, x1: 220, y0: 50, y1: 80, bytes, format: 'png' };
  const add = (pictures: ReturnType<typeof collector>) => {
    for (const index of [0, 1, 2]) pictures.add(image(index, 50 + 10 * index, 10));
    return pictures.found().pictures;
  };
  expect(add(collector(whole))).toEqual([{ ...whole, paintedAfter: 0 }]);
  expect(add(collector())).toHaveLength(3);
});

it('tells dots from pictures', () => {
  const pictures = collector();
  pictures.add(image(5, 50, 2, 2));
  expect(pictures.found()).toMatchObject({ pictures: [], specks: [{ object: 5 }] });
});

it('makes the pictures so far parts of running heads, but no later ones', () => {
  const pictures = collector();
  pictures.add(image(1, 20, 30));
  pictures.endHeads();
  pictures.add(image(2, 300, 60));
  expect(pictures.found().pictures.map(({ isOfHead = false }) => isOfHead)).toEqual([true, false]);
});
