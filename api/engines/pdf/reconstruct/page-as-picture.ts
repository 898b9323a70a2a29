import type { Page, Picture } from './model/page-model.ts';

/** A page of nothing but a picture, which shows all of it. */
export const pageAsPicture = (page: Page, picture: Picture): Page => ({
  ...page,
  glyphs: [],
  rotated: [],
  unread: 0,
  isTagged: false,
  rules: [],
  fills: [],
  shapes: [],
  unshaped: [],
  pictures: [picture],
});
