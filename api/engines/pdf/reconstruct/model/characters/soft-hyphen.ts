/** Marks where a word may be divided; shown only at the end of a line. */
export const softHyphen = '\u00ad';
