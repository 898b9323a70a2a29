import type { Line } from '../lines/line.ts';
import { isUntagged } from '../lines/line-tags.ts';
import type { Page } from '../model/page-model.ts';
import type { Reading } from '../model/reading.ts';
import { findRunningHeads, type PageLines, type PageWithGrids } from './running-heads.ts';
import { thresholds } from './thresholds.ts';

/** Treats untagged lines at the top and foot of a tagged page as running heads. */
function withUntaggedHeads(page: PageLines): PageLines {
  const { body, header, footer, height } = page;
  const untagged = body.filter(isUntagged);
  const tops = untagged.filter(({ baseline }) => baseline < height * thresholds.untaggedZoneShare);
  const feet = untagged.filter(({ baseline }) => baseline > height * (1 - thresholds.untaggedZoneShare));
  if (tops.length + feet.length === 0) return page;
  return {
    ...page,
    body: body.filter((line) => !tops.includes(line) && !feet.includes(line)),
    header: [...header, ...tops],
    footer: [...footer, ...feet],
  };
}

type PageWithText = PageWithGrids & { readonly page: Page; readonly reading: Reading };

/** Lines → heads: separates the running heads at the top and foot of pages from the text. */
export function separateHeads<T extends PageWithText>(
  pages: readonly T[],
): readonly (T & Pick<PageLines, 'body' | 'header' | 'footer'>)[] {
  const found = findRunningHeads(pages);
  return pages.map((page, index) => {
    const none: readonly Line[] = [];
    if (page.reading === 'plain') return { ...page, body: page.segments, header: none, footer: none };
    const own = found[index] as PageLines;
    const { body, header, footer } = page.page.isTagged ? withUntaggedHeads(own) : own;
    return { ...page, body, header, footer };
  });
}
