import { isInside } from '../model/box.ts';
import type { Box, Page } from '../model/page-model.ts';

/** Points by which the box that is drawn may reach beyond its field. */
const beyond = 3;

/** A page without the squares and circles that it draws where its check boxes are: those show a box of their own. */
export function withoutFieldBoxes(page: Page): Page {
  const boxes = page.fields.filter(({ type }) => type === 'checkbox');
  if (boxes.length === 0) return page;
  const isFree = (drawn: Box) => !boxes.some((field) => isInside(drawn, field, beyond));
  return {
    ...page,
    rules: page.rules.filter(isFree),
    fills: page.fills.filter(isFree),
    shapes: page.shapes.filter(isFree),
  };
}
