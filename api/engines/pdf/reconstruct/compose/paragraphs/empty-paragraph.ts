import type { Paragraph } from '../../model/doc-model.ts';

/** A spacer: 1 pt high. */
const spacerLine = { rule: 'exact', value: 1 } as const;

/** A paragraph without text, as a spacer or as the base of one with the given properties. */
export const emptyParagraph = (parts: Partial<Paragraph>): Paragraph => ({
  type: 'paragraph',
  inlines: [],
  heading: null,
  list: null,
  alignment: 'left',
  left: 0,
  right: 0,
  firstLine: 0,
  before: 0,
  after: 0,
  line: spacerLine,
  tabs: [],
  isRightToLeft: false,
  starts: null,
  bookmarks: [],
  contents: null,
  shading: null,
  border: null,
  ...parts,
});
