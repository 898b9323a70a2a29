import { isInside } from '../../model/box.ts';
import type { Box, Page } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

/** Drops the boxes and circles drawn around checkbox fields, which are written as their own boxes. */
export function withoutFieldBoxes(page: Page): Page {
  const boxes = page.fields.filter(({ type }) => type === 'checkbox');
  if (boxes.length === 0) return page;
  const isFree = (drawn: Box) => !boxes.some((field) => isInside(drawn, field, thresholds.ofField.drawn));
  return {
    ...page,
    rules: page.rules.filter(isFree),
    fills: page.fills.filter(isFree),
    shapes: page.shapes.filter(isFree),
    pictures: page.pictures.filter(
      (picture) => !boxes.some((field) => isInside(picture, field, thresholds.ofField.picture)),
    ),
  };
}
