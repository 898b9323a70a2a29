/** What decides which paragraphs are items of lists. */
export const thresholds = {
  /** Ems of the text: left edges of labels, second lines and chapter numbers are the same if they differ by less. */
  sameIndentEms: 0.3,
  /** Points by which the labels of one list may begin apart: they may be centred or right-aligned. */
  sameLabel: 4,
  /**
   * Points: how far the text after a long number may begin from that after shorter ones: rounding, less than a typed space
   * differs.
   */
  sameLongLabelBody: 0.5,
  /** Parts of a number, such as 4.1.1.1, that fill the room for labels of its level, rather than being typed. */
  minLongParts: 4,
  /** Numbers without a gap after them from which they are a list. */
  minTightLabels: 2,
  /** Numbers without a full stop that count on from 1, from which they count paragraphs. */
  minCounted: 2,
  /** The same where none of the paragraphs has a second line, one right after the other. */
  minSequence: 3,
  /** Share of the labels set by a word processor that have no space after them, from which the file has none there. */
  minSpacelessShare: 0.25,
  /** Share of the headings with numbers whose numbers a word processor must have set for it to have counted all. */
  minSetHeadingsShare: 0.5,
  /** Lines of a chapter heading: since its number has no full stop, longer paragraphs begin with a number by chance. */
  maxChapterLines: 3,
} as const;
