import { isInside } from '../model/box.ts';
import type { Box, Page } from '../model/page-model.ts';

/** Points by which the box that is drawn, or a picture of one with room around it, may reach beyond its field. */
const beyond = { drawn: 3, picture: 15 } as const;

/** A page without the boxes and circles that it shows where its check boxes are: those show a box of their own. */
export function withoutFieldBoxes(page: Page): Page {
  const boxes = page.fields.filter(({ type }) => type === 'checkbox');
  if (boxes.length === 0) return page;
  const isFree = (drawn: Box) => !boxes.some((field) => isInside(drawn, field, beyond.drawn));
  return {
    ...page,
    rules: page.rules.filter(isFree),
    fills: page.fills.filter(isFree),
    shapes: page.shapes.filter(isFree),
    pictures: page.pictures.filter((picture) => !boxes.some((field) => isInside(picture, field, beyond.picture))),
  };
}
