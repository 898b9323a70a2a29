/** Scripts whose words are parted by spaces and whose letters stand for themselves wherever they are. */
const spaced = ['Latin', 'Greek', 'Cyrillic', 'Hangul', 'Armenian', 'Georgian', 'Ethiopic'];
const inWords = `${spaced.map((script) => `\\p{Script=${script}}`).join('')}\\p{Nd}`;
const unitPattern = new RegExp(`[${inWords}]+|\\p{L}`, 'gu');
const standsForItself = new RegExp(`^[${inWords}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]`, 'u');

/** The digits 0 to 9 of Arabic and of Persian: word processors choose them by the language around. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const ascii = /^[\0-\x7f]*$/;

/** Folds what depends on how a text is shown: case, accents, ligatures, presentation forms, kinds of digits. */
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
 * The units by which texts are compared, in their order: words of letters and digits, and single letters of scripts
 * that part no words or join their letters.
 */
export const unitsOf = (text: string): readonly string[] => folded(text).match(unitPattern) ?? [];

/** Whether a unit is of a script that is drawn by joining and reordering, whose letters come back from a PDF in part. */
export const isJoined = (unit: string): boolean => !standsForItself.test(unit);

/** A word of several letters or digits, which a line break may part. */
export const isWord = (unit: string): boolean => unit.length > 1 && !isJoined(unit);
