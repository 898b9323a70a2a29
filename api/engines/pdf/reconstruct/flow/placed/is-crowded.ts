import { largest, smallest } from '../../model/extremes.ts';
import type { FlowItem } from '../../tables/filled-table.ts';
import type { Flow } from '../analysed-page.ts';

type Regions = readonly { readonly columns: readonly Flow[] }[];

/** The height of an item, of text by its baselines: boxes of letters overlap those of the lines above and below. */
function heightOf(item: FlowItem): number {
  if (item.type !== 'passage') return item.y1 - item.y0;
  const baselines = item.lines.map(({ baseline }) => baseline);
  return largest(baselines) - smallest(baselines) + item.size;
}

/** The height of what is below one another, without what is between it. */
const stackedHeight = ({ items }: Flow) => items.reduce((sum, item) => sum + heightOf(item), 0);

/**
 * Whether the items of a page need more room below one another than there is: much of it stands side by side, as on a poster
 * or in a brochure.
 * @param end Where the room for text ends, in points from the top of the page.
 */
export function isCrowded(regions: Regions, end: number): boolean {
  const flows = regions.flatMap(({ columns }) => columns);
  if (flows.every(({ items }) => items.length === 0)) return false;
  const top = smallest(flows.flatMap(({ items }) => items.map(({ y0 }) => y0)));
  const height = regions.reduce((sum, { columns }) => sum + largest(columns.map(stackedHeight), 0), 0);
  return height > end - top;
}
