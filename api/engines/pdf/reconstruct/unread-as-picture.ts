import type { Box, Page, Picture } from './model/page-model.ts';
import { isUnread } from './scan-facts.ts';

/**
 * Replaces a page whose letters have no code that says which they are by a picture of it: signs for unknown letters tell
 * nobody anything.
 * @param draw Draws an area of the page; null if that fails. Then the page is left as it is.
 */
export function unreadAsPicture(page: Page, draw: (area: Box) => Picture | null): Page {
  if (!isUnread(page)) return page;
  const picture = draw({ x0: 0, y0: 0, x1: page.width, y1: page.height });
  if (picture === null) return page;
  return {
    ...page,
    glyphs: [],
    rotated: [],
    unread: 0,
    isTagged: false,
    rules: [],
    fills: [],
    shapes: [],
    pictures: [picture],
  };
}
