import type { ParagraphContext } from '../../../api/engines/pdf/reconstruct/compose/paragraphs/paragraph-context.ts';

/** A document of plain paragraphs: no headings, lists and notes. */
export const paragraphContext: ParagraphContext = {
  pitchOf: () => 12,
  headingOf: () => null,
  hasWidows: false,
  words: { has: () => false, areDivided: false },
  widths: { spaceOf: () => null, setWidth: () => null },
  itemLabelOf: () => null,
  placeInList: () => ({ list: 0, level: 0 }),
  bookmarksOf: () => [],
};
