import { isUntagged } from '../lines/line-tags.ts';
import type { PageLines } from './running-heads.ts';

/** Share of a page at its top and its foot in which running heads stand. */
const zone = 0.12;

/** A tagged page with the lines at its top and foot that no tag names taken for running heads. */
export function withUntaggedHeads(page: PageLines): PageLines {
  const { body, header, footer, height } = page;
  const untagged = body.filter(isUntagged);
  const tops = untagged.filter(({ baseline }) => baseline < height * zone);
  const feet = untagged.filter(({ baseline }) => baseline > height * (1 - zone));
  if (tops.length + feet.length === 0) return page;
  return {
    ...page,
    body: body.filter((line) => !tops.includes(line) && !feet.includes(line)),
    header: [...header, ...tops],
    footer: [...footer, ...feet],
  };
}
