import type { Page } from '../model/page-model.ts';

/** Points: a sheet of US Letter, as viewers take it where a PDF says nothing of its pages (PDFium, pdf.js). */
const letter = { width: 612, height: 792 } as const;

/** What stands for a page that does not open, as large as the one before it. */
export const blankPage = (index: number, { width, height }: Pick<Page, 'width' | 'height'> = letter): Page => ({
  index,
  width,
  height,
  glyphs: [],
  isTagged: false,
  rotated: [],
  unread: 0,
  rules: [],
  fills: [],
  shapes: [],
  pictures: [],
  links: [],
  fields: [],
});

/** Whether nothing is on a page. */
export const isBlank = ({ glyphs, rotated, rules, fills, shapes, pictures, fields }: Page) =>
  [glyphs, rotated, rules, fills, shapes, pictures, fields].every(({ length }) => length === 0);
