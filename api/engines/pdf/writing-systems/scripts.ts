const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ideographic = /[\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\uff00-\uff9f\uffe0-\uffef]/;
const hangul = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff\uffa0-\uffdc]/;
const unspacedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
/** Ligatures, and letters in the shape that their place in a word gives them. */
const presentationForms = /[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]/g;

/** Whether a text is a single letter below a code: most are asked about one by one, and comparing takes less than searching. */
const isBelow = (text: string, first: string) => text.length === 1 && text < first;

/** Hebrew, Arabic and related scripts, with their digits and punctuation. */
export const isRightToLeft = (text: string) => !isBelow(text, '\u0590') && rightToLeft.test(text);

const marks =
  /^(?=\p{M})[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Thaana}]$/u;

/** A vowel or another mark above or below a letter of Hebrew, Arabic or a related script, on its own. */
export const isRightToLeftMark = (text: string) => isRightToLeft(text) && marks.test(text);

/** Whether a text is of Hebrew, Arabic or a related script, and is not a mark above or below a letter. */
export const isRightToLeftBase = (text: string) => isRightToLeft(text) && !marks.test(text);

const rightToLeftScripts = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
const ofRightToLeftScript = new RegExp(`[${rightToLeftScripts}]`, 'u');
const rightToLeftLetters = new RegExp(String.raw`[[${rightToLeftScripts}]&&\p{Lo}]`, 'gv');
const otherLetters = new RegExp(String.raw`[[\p{Lu}\p{Ll}\p{Lo}\p{N}]--[${rightToLeftScripts}]]`, 'gv');

/** Whether a text has a character of such a script, rather than digits or punctuation that others share. */
export const hasRightToLeftLetter = (text: string) => ofRightToLeftScript.test(text);

/** How many letters a text has. */
export interface LetterCounts {
  /** Those of right-to-left scripts, without vowels and the strokes that lengthen words. */
  readonly rightToLeft: number;
  /** Those of other scripts, with digits. */
  readonly others: number;
}

/** Counts the letters of a text by their direction. */
export const countLetters = (text: string): LetterCounts => ({
  rightToLeft: text.match(rightToLeftLetters)?.length ?? 0,
  others: text.match(otherLetters)?.length ?? 0,
});

/** Chinese and Japanese, with their punctuation: lines may break at any character. */
export const isIdeographic = (text: string) => !isBelow(text, '\u2e80') && ideographic.test(text);

/** Korean. It has spaces, but lines may break within words. */
export const isHangul = (text: string) => !isBelow(text, '\u1100') && hangul.test(text);

/** Thai, Lao, Burmese and Khmer: lines break between words, which no spaces separate. */
export const isUnspaced = (text: string) => unspaced.test(text);

/** A letter of a script without spaces between words. Punctuation is not, as other scripts share some of it. */
export const isUnspacedLetter = (text: string) => unspacedLetter.test(text);

/** Whether a line that ends with one character is joined to a line that begins with the other without a space. */
export const joinsWithoutSpace = (last: string, first: string) =>
  (isIdeographic(last) && isIdeographic(first)) || (isUnspaced(last) && isUnspaced(first));

/** Ligatures and positional forms as plain letters, as people search for them: `ﬁ` as `fi` (Unicode NFKC). */
export const plainLetters = (text: string) =>
  isBelow(text, '\ufb00') ? text : text.replace(presentationForms, (form) => form.normalize('NFKC'));

/** Scripts between Hebrew and the Latin additions, and those of the same kind that came later. */
const shaped =
  /[\u0600-\u0fff\u1000-\u109f\u1700-\u1dbf\ua800-\ua82f\ua840-\ua95f\ua980-\uaaff\uabc0-\uabff\ufb50-\ufdff\ufe70-\ufefc\u{10a00}-\u{11fff}]/u;

/** Whether the shape or place of letters depends on their neighbours, by rules that a font has for its script. */
export const isShaped = (text: string) => !isBelow(text, '\u0600') && shaped.test(text);
