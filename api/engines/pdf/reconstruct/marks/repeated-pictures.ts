import { createHash } from 'node:crypto';
import type { RepeatedDrawing } from '../model/drawings/repeated-drawing.ts';
import type { Page, Picture } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** Tells pictures apart by their place and their file. Files that pages share are looked at once. */
export function createPictureKey(): (picture: Picture) => string {
  const digests = new Map<Uint8Array, string>();
  return ({ bytes, x0, y0, x1, y1 }) => {
    const digest = digests.get(bytes) ?? createHash('sha1').update(bytes).digest('base64');
    digests.set(bytes, digest);
    return `${[x0, y0, x1, y1].map((value) => Math.round(value / thresholds.repeated.samePlace.pictures)).join('/')}/${digest}`;
  };
}

/**
 * Finds the pictures at the same position on most pages, and those that tags name parts of running heads, on however few;
 * `isRepeated` distinguishes them from a page's own.
 */
export function findRepeatedPictures(pages: readonly Pick<Page, 'index' | 'pictures'>[]): {
  readonly repeated: readonly RepeatedDrawing<Picture>[];
  readonly isRepeated: (picture: Picture) => boolean;
} {
  const keyOf = createPictureKey();
  const keys = new Map<Picture, string>();
  const found = new Map<string, { drawn: Picture; on: Set<number>; paintedAfter: Map<number, number> }>();
  for (const { index, pictures } of pages) {
    for (const picture of pictures) {
      const key = keyOf(picture);
      keys.set(picture, key);
      const known = found.get(key) ?? { drawn: picture, on: new Set(), paintedAfter: new Map() };
      found.set(key, known);
      known.on.add(index);
      if (picture.paintedAfter !== undefined) known.paintedAfter.set(index, picture.paintedAfter);
    }
  }
  const repeated = [...found.values()].filter(
    ({ drawn, on }) => drawn.isOfHead === true || on.size >= Math.max(2, thresholds.repeated.minShare * pages.length),
  );
  const known = new Set(repeated.map(({ drawn }) => keys.get(drawn)));
  return { repeated, isRepeated: (picture) => known.has(keys.get(picture)) };
}
