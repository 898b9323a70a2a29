import { decodeWhole } from './decode-whole.ts';
import { isWestern, maxForeign, sharesOf, tallyOf } from './western-letters.ts';

/** What distinguishes a language from others. */
const thresholds = {
  /** How many different characters windows-1252 must read otherwise before a text is taken for none of the West; or how often one. */
  minDifferent: 2,
  minRepeated: 5,
} as const;

const western = 'windows-1252';

interface Alphabet {
  readonly encodings: readonly string[];
  readonly letters: string;
}

const central = ['windows-1250', 'iso-8859-2', 'cp852'];

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
      if (foreign <= maxForeign && own > (best?.own ?? 0)) best = { encoding, own };
    }
  }
  return best?.encoding;
}
