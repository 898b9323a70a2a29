const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ideographic = /[\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\uff00-\uff9f\uffe0-\uffef]/;
const hangul = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff\uffa0-\uffdc]/;
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const presentation = /[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Hebrew, Arabic and their kin. */
export const isRightToLeft = (text: string) => rightToLeft.test(text);

/** Scripts that may break at any character. */
export const isIdeographic = (text: string) => ideographic.test(text);

/** Korean, which has spaces, though its lines may break within words. */
export const isHangul = (text: string) => hangul.test(text);

/** Thai, Lao, Burmese and Khmer: lines break between words, which no spaces part. */
export const isUnspaced = (text: string) => unspaced.test(text);

/** Ligatures and the shapes of letters as the letters themselves. */
export const plainLetters = (text: string) => (presentation.test(text) ? text.normalize('NFKC') : text);
