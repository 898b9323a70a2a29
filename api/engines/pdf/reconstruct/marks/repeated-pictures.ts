import { createHash } from 'node:crypto';
import type { OnPages } from '../model/on-pages.ts';
import type { Page, Picture } from '../model/page-model.ts';

/** Share of the pages on which a picture is no content of one page: a logo, letter paper. */
const often = 0.5;

function keyOf({ bytes, x0, y0, x1, y1 }: Picture): string {
  const place = [x0, y0, x1, y1].map((value) => Math.round(value / 3)).join('/');
  return `${place}/${createHash('sha1').update(bytes).digest('base64')}`;
}

/** The pictures that stand at the same place on most pages, and a test for each page's own. */
export function findRepeatedPictures(pages: readonly Page[]): {
  readonly repeated: readonly OnPages<Picture>[];
  readonly isRepeated: (picture: Picture) => boolean;
} {
  if (pages.length < 2) return { repeated: [], isRepeated: () => false };
  const keys = new Map<Picture, string>();
  const found = new Map<string, { readonly drawn: Picture; readonly on: Set<number> }>();
  for (const { index, pictures } of pages) {
    for (const picture of pictures) {
      const key = keyOf(picture);
      keys.set(picture, key);
      const known = found.get(key) ?? { drawn: picture, on: new Set<number>() };
      found.set(key, known);
      known.on.add(index);
    }
  }
  const repeated = [...found.values()].filter(({ on }) => on.size >= Math.max(2, often * pages.length));
  const known = new Set(repeated.map(({ drawn }) => keyOf(drawn)));
  return { repeated, isRepeated: (picture) => known.has(keys.get(picture) ?? '') };
}
