import { type Area, type GreyPicture, shadesOf } from '../picture/grey-picture.ts';
import { thresholds } from '../thresholds.ts';
import { inkPieces, type Piece } from './ink-pieces.ts';

const { unread, panel } = thresholds;

/** An area of one colour, such as a shaded cell, with how light that is, from 0 to 255. */
interface Panel {
  readonly area: Piece;
  readonly ground: number;
}

/** What is large on a page beside its paper. */
interface PageAreas {
  readonly panels: readonly Panel[];
  /** Those of many colours, which may have anything on them but letters that are read. */
  readonly mixed: readonly Area[];
  /** The pieces that hold either. */
  readonly all: ReadonlySet<Piece>;
}

/** Whether an area is within another. In pixels. */
export const isWithin = (area: Area, { x0, x1, y0, y1 }: Area): boolean =>
  x0 >= area.x0 && x1 <= area.x1 && y0 >= area.y0 && y1 <= area.y1;

/** Which pieces are too large for letters: their width in points, and how many of them are looked at. */
interface Largest extends Readonly<Record<'minWidth' | 'most', number>> {}

/** The pieces that fill much of a large box, the largest first. */
function largestOf(pieces: readonly Piece[], pixelsPerPoint: number, { minWidth, most }: Largest): readonly Piece[] {
  return pieces
    .filter(({ x0, x1, y0, y1, pixels }) => {
      const [width, height] = [(x1 - x0) / pixelsPerPoint, (y1 - y0) / pixelsPerPoint];
      const isLarge = height >= panel.minHeight && width >= minWidth;
      return isLarge && pixels >= panel.minFilled * (x1 - x0) * (y1 - y0);
    })
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, most);
}

const areaSides: Largest = { minWidth: panel.minAreaWidth, most: panel.maxAreas };
const cellSides: Largest = { minWidth: panel.minWidth, most: panel.maxOfShade };

/** The areas of one colour on a page, each without the rules around it. */
function panelsOn(picture: GreyPicture, ground: number, pieces: readonly Piece[]): readonly Panel[] {
  const { width, height, data, pixelsPerPoint } = picture;
  const least = panel.minFilled * panel.minHeight * panel.minWidth * pixelsPerPoint ** 2;
  // Hardly any page of text has letters that could hold one.
  if (!pieces.some(({ pixels }) => pixels >= least)) return [];
  return shadesOf(picture, ground, least).flatMap((level) => {
    const bits = data.map((value) => (Math.abs(value - level) <= unread.sameLevel ? 1 : 0));
    const areas = largestOf(inkPieces({ width, height, bits }), pixelsPerPoint, cellSides);
    return areas.map((area): Panel => ({ area, ground: level }));
  });
}

/** How many pixels of an area are in panels of the shade that has most of them. */
function mostOfShade(panels: readonly Panel[], area: Area): number {
  const sums = new Map<number, number>();
  for (const shaded of panels)
    if (isWithin(area, shaded.area)) sums.set(shaded.ground, (sums.get(shaded.ground) ?? 0) + shaded.area.pixels);
  return Math.max(0, ...sums.values());
}

/**
 * Finds areas of another colour than paper, and those of many colours, such as photographs. A table is one piece with its shaded
 * rows: it is not of many colours, as charts are.
 * @param pieces What is clearly lighter or darker than the paper.
 */
export function areasOn(picture: GreyPicture, ground: number, pieces: readonly Piece[]): PageAreas {
  const areas = largestOf(pieces, picture.pixelsPerPoint, areaSides);
  const panels = panelsOn(picture, ground, pieces);
  const mixed = areas.filter((area) => mostOfShade(panels, area) < panel.minOfShade * area.pixels);
  return { panels: panels.filter(({ area }) => !mixed.some((one) => isWithin(one, area))), mixed, all: new Set(areas) };
}
