/** Scripts whose words are separated by spaces and whose letters keep their shape in any position. */
const spaced = ['Latin', 'Greek', 'Cyrillic', 'Hangul', 'Armenian', 'Georgian', 'Ethiopic'];
const inWords = `${spaced.map((script) => `\\p{Script=${script}}`).join('')}\\p{Nd}`;
const unitPattern = new RegExp(`[${inWords}]+|\\p{L}`, 'gu');
const standsForItself = new RegExp(`^[${inWords}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]`, 'u');

/** The digits 0 to 9 of Arabic and of Persian: word processors choose them by the surrounding language. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const ascii = /^[\0-\x7f]*$/;

/** Folds what depends on presentation: case, accents, ligatures, presentation forms, kinds of digits. */
function folded(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * The units by which texts are compared, in order: words of letters and digits, and single letters of scripts that do
 * not separate words or that join their letters.
 */
export const unitsOf = (text: string): readonly string[] => folded(text).match(unitPattern) ?? [];

/** Whether a unit belongs to a script drawn by joining and reordering, whose letters a PDF returns only in part. */
export const isJoined = (unit: string): boolean => !standsForItself.test(unit);

/** Whether a unit is a word of several letters or digits, which a line break may split. */
export const isWord = (unit: string): boolean => unit.length > 1 && !isJoined(unit);
