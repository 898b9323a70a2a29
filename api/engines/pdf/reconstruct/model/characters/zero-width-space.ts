/** The sign that lets a line end within a word, without a hyphen. */
export const zeroWidthSpace = '\u200b';
