import type { Page } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';

/** A page without content, by its index from 0 and its size in points. */
export const emptyPage = (index: number, { width, height }: Pick<Page, 'width' | 'height'>): Page => ({
  index,
  width,
  height,
  glyphs: [],
  rotated: [],
  unread: 0,
  rules: [],
  fills: [],
  shapes: [],
  pictures: [],
  links: [],
  fields: [],
  isTagged: false,
});
