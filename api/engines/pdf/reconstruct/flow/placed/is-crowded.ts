import { largest, smallest } from '../../model/extremes.ts';
import type { Box } from '../../model/page-model.ts';
import type { Flow } from '../analysed-page.ts';

type Regions = readonly { readonly columns: readonly Flow[] }[];

/** The height of what is below one another, without what is between it. */
const heightOf = (items: readonly Box[]) => items.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0);

/**
 * Whether the items of a page need more room below one another than there is: much of it stands side by side, as on a poster
 * or in a brochure.
 * @param end Where the room for text ends, in points from the top of the page.
 */
export function isCrowded(regions: Regions, end: number): boolean {
  const flows = regions.flatMap(({ columns }) => columns);
  if (flows.every(({ items }) => items.length === 0)) return false;
  const top = smallest(flows.flatMap(({ items }) => items.map(({ y0 }) => y0)));
  const height = regions.reduce(
    (sum, { columns }) =>
      sum +
      largest(
        columns.map(({ items }) => heightOf(items)),
        0,
      ),
    0,
  );
  return height > end - top;
}
