const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ideographic = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;
const hangul = /[\uac00-\ud7af]/;
const presentation = /[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Hebrew, Arabic and their kin. */
export const isRightToLeft = (text: string) => rightToLeft.test(text);

/** Scripts that may break at any character. */
export const isIdeographic = (text: string) => ideographic.test(text);

/** Scripts that are written without spaces: Korean may break at any character, but has them. */
export const isUnspaced = (text: string) => isIdeographic(text) && !hangul.test(text);

/** Ligatures and the shapes of letters as the letters themselves. */
export const plainLetters = (text: string) => (presentation.test(text) ? text.normalize('NFKC') : text);
