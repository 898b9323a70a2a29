import { decodeWhole } from './decode-whole.ts';

/** What tells a language from others. Shares are from 0 to 1. */
const thresholds = {
  /** Of the characters beyond ASCII: the share that a text may have of another language, or that are out of place. */
  maxForeign: 0.03,
  /** How many different characters windows-1252 must read otherwise before a text is taken for none of the West; or how often one. */
  minDifferent: 2,
  minRepeated: 5,
} as const;

const western = 'windows-1252';

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

interface Alphabet {
  readonly encodings: readonly string[];
  readonly letters: string;
}

const central = ['windows-1250', 'iso-8859-2'];

/** Languages whose letters windows-1252 lacks, by what spreadsheet programs and editors save them in. */
const otherAlphabets: readonly Alphabet[] = [
  { encodings: central, letters: 'ąćęłńóśźż' }, // Polish
  { encodings: central, letters: 'áčďéěíňóřšťúůýž' }, // Czech
  { encodings: central, letters: 'áäčďéíĺľňóôŕšťúýž' }, // Slovak
  { encodings: central, letters: 'áéíóöőúüű' }, // Hungarian
  { encodings: central, letters: 'čćđšž' }, // Croatian, Bosnian, Serbian, Slovene
  { encodings: central, letters: 'ăâîşţ' }, // Romanian
  { encodings: ['windows-1254'], letters: 'çğıöşüâîûİ' }, // Turkish
  { encodings: ['windows-1257'], letters: 'ąčęėįšųūž' }, // Lithuanian
  { encodings: ['windows-1257'], letters: 'āčēģīķļņšūž' }, // Latvian
  { encodings: ['windows-1257'], letters: 'äõöüšž' }, // Estonian
];

/** Signs that any language may have. */
const signs = /[\u00a0\u00ad«»„“”‘’‚‹›–—…·•°§©®™€£¥±×÷¼½¾²³¹ªº¿¡´¨†‡‰µ¶]/;
/** Signs that stand within words, as an apostrophe does. */
const joining = /[\u00ad’´·–—]/;
/** Signs that no letter follows. */
const closing = /[§©®€£¥¼½¾²³¹ªº¶]/;

/** The characters beyond ASCII of a text that was decoded in an encoding. */
interface Tally {
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

function tallyOf(text: string): Tally {
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
function sharesOf(tally: Tally, letters: string): { readonly own: number; readonly foreign: number } {
  const isOwn = (character: string) => letters.includes(character) || letters.includes(character.toLowerCase());
  const own = countOf(tally, isOwn);
  const marks = countOf(tally, (character) => signs.test(character));
  return { own: own / tally.total, foreign: 1 - (own + marks) / tally.total };
}

const isWrittenWith = (tally: Tally, letters: string) => sharesOf(tally, letters).foreign <= thresholds.maxForeign;

function isWestern(tally: Tally): boolean {
  if (westernAlphabets.some((letters) => isWrittenWith(tally, letters))) return true;
  const many = countOf(tally, (character) => icelandic.many.includes(character.toLowerCase()));
  return isWrittenWith(tally, icelandic.letters) && many >= icelandic.minMany * tally.total;
}

/** Whether so much of a text reads otherwise in windows-1252 that it can’t be chance. */
function isDistinct(text: string, usual: string): boolean {
  const otherwise = Array.from(text).filter((character, at) => character !== usual[at]);
  return otherwise.length >= thresholds.minRepeated || new Set(otherwise).size >= thresholds.minDifferent;
}

/**
 * The encoding of a text in a language of Central Europe, the Baltic or Turkey, by its alphabet: tables of names are too
 * short for a detector that counts groups of letters. Undefined for other texts, and for those that make sense in
 * windows-1252, as most do.
 */
export function latinEncoding(sample: Uint8Array): string | undefined {
  const usual = decodeWhole(sample, western);
  if (isWestern(tallyOf(usual))) return undefined;
  let best: { readonly encoding: string; readonly own: number } | undefined;
  for (const encoding of new Set(otherAlphabets.flatMap(({ encodings }) => encodings))) {
    const text = decodeWhole(sample, encoding);
    if (!isDistinct(text, usual)) continue;
    const tally = tallyOf(text);
    for (const { encodings, letters } of otherAlphabets) {
      if (!encodings.includes(encoding)) continue;
      const { own, foreign } = sharesOf(tally, letters);
      if (foreign <= thresholds.maxForeign && own > (best?.own ?? 0)) best = { encoding, own };
    }
  }
  return best?.encoding;
}
