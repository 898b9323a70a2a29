import { addTo } from '../../../../../groups.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import { unknownSign } from '../../model/characters/unknown-letters.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Glyph, Page, Picture } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { maxGapEms, minBesideEms, maxAboveEms, maxBelowEms, minSpaceEms } = thresholds.pictureInLine;

/** A letter that a picture stands beside, and how far from it, in points. */
interface Neighbour {
  readonly glyph: Glyph;
  readonly gap: number;
}

/** Whether a picture is as high as the letters of a line may be, and level with those. */
function isLevel({ y0, y1 }: Picture, { baseline, look: { size } }: Glyph): boolean {
  const isLow = y0 > baseline - maxAboveEms * size && y1 < baseline + maxBelowEms * size;
  return isLow && y0 < baseline - minBesideEms * size && y1 > baseline - minBesideEms * size;
}

/** The letter that a picture stands beside as if it were one of its line; undefined for none. */
function neighbourOf(picture: Picture, lettersIn: (area: Picture) => readonly { readonly glyph: Glyph }[]) {
  const reach = maxGapEms * (picture.y1 - picture.y0);
  const near = lettersIn({ ...picture, x0: picture.x0 - reach, x1: picture.x1 + reach }).flatMap(
    ({ glyph }): readonly Neighbour[] => {
      const gap = Math.max(glyph.x0 - picture.x1, picture.x0 - glyph.x1);
      return isLevel(picture, glyph) && gap <= maxGapEms * glyph.look.size ? [{ glyph, gap }] : [];
    },
  );
  return near.sort((a, b) => a.gap - b.gap)[0];
}

/** The letter that has a picture in its place. */
function letterOf(picture: Picture, { glyph, gap }: Neighbour): Glyph {
  const isBehind = picture.x0 >= glyph.x0;
  const isApart = isBehind ? gap > minSpaceEms * glyph.look.size : glyph.space !== null;
  return glyphWith(glyph, {
    ...{ text: unknownSign, picture, x0: picture.x0, x1: picture.x1, y0: glyph.y0, y1: glyph.y1 },
    ...{ space: isApart ? 'written' : null, spaces: isApart ? 1 : 0 },
  });
}

/**
 * Puts what was not read of the lines of a scan, which is pictures as high as letters, into these lines: beside them, each would
 * take a line of its own in a paragraph, and in a cell.
 */
export function withPicturesInLines(page: Page): Page {
  const cut = page.pictures.filter(({ isOfScan }) => isOfScan === true);
  if (cut.length === 0 || page.glyphs.length === 0) return page;
  const lettersIn = createBoxFinder(
    page.glyphs.map(({ x0, x1, y0, y1 }, at) => ({ x0, x1, y0, y1, glyph: page.glyphs[at] as Glyph })),
  );
  const found = cut.flatMap((picture) => {
    const neighbour = neighbourOf(picture, lettersIn);
    return neighbour === undefined ? [] : [{ picture, neighbour }];
  });
  if (found.length === 0) return page;
  const placed = new Set(found.map(({ picture }) => picture));
  const beside = new Map<Glyph, Glyph[]>();
  for (const { picture, neighbour } of found) addTo(beside, neighbour.glyph, letterOf(picture, neighbour));
  const glyphs = page.glyphs.flatMap((glyph) => [...(beside.get(glyph) ?? []), glyph].sort((a, b) => a.x0 - b.x0));
  return { ...page, glyphs, pictures: page.pictures.filter((picture) => !placed.has(picture)) };
}
