import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Raster } from '../../extract/raster.ts';

/** The place on a page, in pixels, of a place on the page turned upright. */
type PlaceOf = (x: number, y: number, size: Pick<Raster, 'width' | 'height'>) => readonly [x: number, y: number];

const places: Readonly<Record<NonNullable<PageLayout['linesRan']>, PlaceOf>> = {
  left: (x, y, { width, height }) => [width - 1 - x, height - 1 - y],
  down: (x, y, { width }) => [width - 1 - y, x],
  up: (x, y, { height }) => [y, height - 1 - x],
};

/**
 * Turns a page by quarter turns, so that it can be read.
 * @param linesRan Which way its lines run; undefined if they run to the right.
 */
export function quarterTurned(raster: Raster, linesRan: PageLayout['linesRan']): Raster {
  if (linesRan === undefined) return raster;
  const { width, height, pixels } = raster;
  const [across, down] = linesRan === 'left' ? [width, height] : [height, width];
  const turned = new Uint32Array(pixels.length);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [fromX, fromY] = places[linesRan](x, y, raster);
      turned[y * across + x] = pixels[fromY * width + fromX] as number;
    }
  return { ...raster, width: across, height: down, pixels: turned };
}
