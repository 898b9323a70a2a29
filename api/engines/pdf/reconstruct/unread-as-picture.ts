import type { Box, Page, Picture } from './model/page-model.ts';
import { pageAsPicture } from './page-as-picture.ts';
import { isUnread } from './scan-facts.ts';

/**
 * Replaces a page whose letters have no code that says which they are by a picture of it: signs for unknown letters are
 * of no use to anybody.
 * @param draw Draws an area of the page; null if that fails. Then the page is left as it is.
 */
export function unreadAsPicture(page: Page, draw: (area: Box) => Picture | null): Page {
  if (!isUnread(page)) return page;
  const picture = draw({ x0: 0, y0: 0, x1: page.width, y1: page.height });
  return picture === null ? page : pageAsPicture(page, picture);
}
