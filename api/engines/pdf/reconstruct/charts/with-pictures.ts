import type { Box, Page, Picture } from '../model/page-model.ts';

/**
 * A page on which pictures stand in place of what they show.
 * @param isFree Whether something on the page is in none of them.
 */
export const withPictures = (page: Page, pictures: readonly Picture[], isFree: (box: Box) => boolean): Page => ({
  ...page,
  unshaped: page.unshaped?.filter(isFree) ?? [],
  glyphs: page.glyphs.filter(isFree),
  rotated: page.rotated.filter(isFree),
  rules: page.rules.filter(isFree),
  fills: page.fills.filter(isFree),
  shapes: page.shapes.filter(isFree),
  pictures: [...page.pictures.filter(isFree), ...pictures],
});
