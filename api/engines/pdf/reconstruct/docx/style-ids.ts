/** The id of the paragraph style of a heading. Word recognises its built-in styles by these ids. */
export const headingStyle = (heading: number | 'title') => (heading === 'title' ? 'Title' : `Heading${heading}`);

/** The id of the character style of the marks of notes. */
export const noteMarkStyle = (kind: 'footnote' | 'endnote') =>
  kind === 'footnote' ? 'FootnoteReference' : 'EndnoteReference';

/** The id of the paragraph style of the text of notes. */
export const noteTextStyle = (kind: 'footnote' | 'endnote') => (kind === 'footnote' ? 'FootnoteText' : 'EndnoteText');

/** The id of the paragraph style of entries in a table of contents, `level` from 1. */
export const contentsStyle = (level: number) => `TOC${level}`;
