import { createPictureKey } from '../marks/repeated-pictures.ts';
import { drawingsByKey, type RepeatedDrawing } from '../model/drawings/repeated-drawing.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Page, Picture } from '../model/page-model.ts';
import { type Place, reachOf } from './repeated-lines.ts';
import type { PageLines } from './running-heads.ts';
import { thresholds } from './thresholds.ts';

const places: readonly Place[] = ['header', 'footer'];

type HeadedPage = PageLines & { readonly page: Page };

/** Whether a picture is beside the lines of a head, beyond all text of its page. */
function isOfHead(picture: Picture, { body, height, ...heads }: HeadedPage, place: Place): boolean {
  const lines = heads[place];
  if (lines.length === 0) return false;
  const reach = (each: Pick<Picture, 'y0' | 'y1'>) => reachOf(each, place, height);
  const { from, to } = reach(picture);
  const outer = smallest(lines.map((line) => reach(line).from));
  const inner = largest(lines.map((line) => reach(line).to));
  const isBeside = from < inner && to > outer && to < thresholds.zoneShare * height;
  return isBeside && body.every((line) => reach(line).from >= to);
}

/**
 * Parts the pictures of running heads from those of the text: logos beside their lines. Tagged pages name them themselves.
 * @returns The pages without them, and each of them once, with the pages that have it.
 */
export function partHeadPictures<T extends HeadedPage>(
  pages: readonly T[],
): { readonly pages: readonly T[]; readonly pictures: readonly RepeatedDrawing<Picture>[] } {
  const ofHeads = pages.map((page) =>
    page.page.isTagged
      ? []
      : page.page.pictures.filter((picture) => places.some((place) => isOfHead(picture, page, place))),
  );
  const parted = pages.map((page, index) => {
    const own = new Set(ofHeads[index]);
    if (own.size === 0) return page;
    return { ...page, page: { ...page.page, pictures: page.page.pictures.filter((picture) => !own.has(picture)) } };
  });
  const found = [...drawingsByKey(ofHeads, createPictureKey()).values()];
  return { pages: parted, pictures: found.map(({ drawn, on }) => ({ drawn: { ...drawn, isOfHead: true }, on })) };
}
