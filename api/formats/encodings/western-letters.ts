/** Of the characters beyond ASCII: the share, from 0 to 1, that a text may have of another language, or that are out of place. */
export const maxForeign = 0.03;

/** Letters beyond a to z, small ones, of languages that are written in windows-1252; what is common in names and loans, too. */
const westernAlphabets = [
  'àâæçéèêëîïôœùûüÿ', // French
  'äöüßéà', // German
  'áéíñóúüç', // Spanish
  'áâãàçéêíóôõúü', // Portuguese
  'àèéìíîòóùú', // Italian
  'áàçéèíïòóúü', // Catalan, Occitan
  'åäöéàüšž', // Swedish, Finnish
  'æøåéäöüòô', // Danish, Norwegian
  'áéëïóöüèêç', // Dutch
  'äõöüšž', // Estonian
] as const;

/** Icelandic, and the letters of which it has many: the others stand where Turkish has its own. */
const icelandic = { letters: 'áðéíóúýþæö', many: 'áíóæú', minMany: 0.2 };

/** Signs that any language may have. */
const signs = /[\u00a0\u00ad«»„“”‘’‚‹›–—…·•°§©®™€£¥±×÷¼½¾²³¹ªº¿¡´¨†‡‰µ¶]/;
/** Signs that stand within words, as an apostrophe does. */
const joining = /[\u00ad’´·–—]/;
/** Signs that no letter follows. */
const closing = /[§©®€£¥¼½¾²³¹ªº¶]/;

/** The characters beyond ASCII of a text that was decoded in an encoding. */
export interface Tally {
  /** How often each occurs where it can: no sign within a word or before it, no capital after a small letter. */
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

const isLetter = (character: string) => /\p{L}/u.test(character);

function isMisplaced(before: string, character: string, after: string): boolean {
  if (!signs.test(character)) return /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before);
  if (!isLetter(after) || joining.test(character)) return false;
  return closing.test(character) || isLetter(before);
}

/** Counts the characters beyond ASCII of a text. */
export function tallyOf(text: string): Tally {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7f]/g)) {
    total++;
    if (isMisplaced(text.charAt(index - 1), character, text.charAt(index + 1))) continue;
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return { counts, total };
}

/** How many characters of a text are among these letters, capital or small. */
function countOf({ counts }: Tally, isCounted: (character: string) => boolean): number {
  let found = 0;
  for (const [character, count] of counts) if (isCounted(character)) found += count;
  return found;
}

/** The shares of a text’s characters beyond ASCII that are a language’s letters, and that it does not have. */
export function sharesOf(tally: Tally, letters: string): { readonly own: number; readonly foreign: number } {
  const isOwn = (character: string) => letters.includes(character) || letters.includes(character.toLowerCase());
  const own = countOf(tally, isOwn);
  const marks = countOf(tally, (character) => signs.test(character));
  return { own: own / tally.total, foreign: 1 - (own + marks) / tally.total };
}

const isWrittenWith = (tally: Tally, letters: string) => sharesOf(tally, letters).foreign <= maxForeign;

/** Whether the characters of a text are those of a language that is written in windows-1252, and stand where they can. */
export function isWestern(tally: Tally): boolean {
  if (westernAlphabets.some((letters) => isWrittenWith(tally, letters))) return true;
  const many = countOf(tally, (character) => icelandic.many.includes(character.toLowerCase()));
  return isWrittenWith(tally, icelandic.letters) && many >= icelandic.minMany * tally.total;
}
