import type { NameEncoding } from './code-pages.ts';

type Script = 'latin' | 'cyrillic' | 'east-asian';

const scripts: Readonly<Record<NameEncoding, Script>> = {
  'utf-8': 'latin',
  cp437: 'latin',
  cp850: 'latin',
  'windows-1252': 'latin',
  ibm866: 'cyrillic',
  'windows-1251': 'cyrillic',
  gb18030: 'east-asian',
  big5: 'east-asian',
  shift_jis: 'east-asian',
  'euc-kr': 'east-asian',
};

/** A character between its neighbours; an empty text at the ends. */
interface Place {
  readonly before: string;
  readonly character: string;
  readonly after: string;
}

const isAsciiLetter = (character: string) => /[a-z]/i.test(character);
const isUpper = (character: string) => character !== character.toLowerCase();
const isLower = (character: string) => character !== character.toUpperCase();
const typography = /[ºª°«»¿¡–—’‘“”…№·\u00a0]/;

function latin({ before, character, after }: Place): number {
  if (typography.test(character)) return 0.2;
  if (!/\p{Script=Latin}/u.test(character)) return -1;
  if (isUpper(character) && isLower(before)) return -0.5;
  // Less than a syllable's: alternating with ASCII letters, accents are the first halves of kana.
  if (isAsciiLetter(before) || isAsciiLetter(after)) return 0.9;
  return /\p{L}/u.test(before + after) ? 0.1 : 0.5;
}

const isCyrillic = (character: string) => /[а-яёіїєґўА-ЯЁІЇЄҐЎ]/.test(character);

/** The letters that make up three quarters of Russian texts. */
const frequentCyrillic = /[оеаинтсрвлкмдпуя]/i;

function cyrillic({ before, character, after }: Place): number {
  if (typography.test(character)) return 0.2;
  if (!isCyrillic(character)) return -1;
  if (isAsciiLetter(before) || isAsciiLetter(after) || (isUpper(character) && isLower(before))) return -1;
  if (!isCyrillic(before) && !isCyrillic(after)) return 0.3;
  return frequentCyrillic.test(character) ? 1 : 0.4;
}

/** The syllables that make up three quarters of Korean texts. */
const frequentHangul = new Set(
  '이다는에의가을하고지로한사기서자인대나시도일정리어수보해부아들그라것있적원전상주게구제여장과으년안를스은비성문했신국동요선연조공치무위유오체관진우생세트행물만경학방중개실분양업등모드계교회내화까지월파차표소서명최종본권료계약사진음악바탕새폴더복',
);
const halfWidthKana = /[\uff61-\uff9f]/;

function eastAsian({ before, character, after }: Place, inWord: boolean): number {
  const touching = [before, after].filter(isAsciiLetter).length;
  if (touching === 2) return -1;
  if (halfWidthKana.test(character)) return halfWidthKana.test(before + after) ? 0.15 : -0.3;
  const full = touching === 0 ? 1 : 0.3;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(character)) return full;
  if (/\p{Script=Hangul}/u.test(character)) return frequentHangul.has(character) ? 1 : -0.2;
  if (/\p{Script=Han}/u.test(character)) return inWord ? full : 0.2;
  // Full-width forms and East Asian punctuation.
  if (/[\u3000-\u303f\uff01-\uff60]/.test(character)) return isAsciiLetter(before + after) ? -1 : 0.3;
  return typography.test(character) ? 0.1 : -1;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Characters that are segmented at once, about as many as file systems let a name have: with each word, V8 copies all
 * of the text that it segments. A word that lies across the cut changes nothing that matters.
 */
const windowLength = 256;

/**
 * The positions of a text that are within words of at least two characters: a dictionary distinguishes words from mere
 * characters.
 */
function wordPositions(text: string): ReadonlySet<number> {
  const positions = new Set<number>();
  for (let start = 0; start < text.length; start += windowLength) {
    for (const { segment, index } of segmenter.segment(text.slice(start, start + windowLength))) {
      if (segment.length < 2) continue;
      for (let at = start + index; at < start + index + segment.length; at++) positions.add(at);
    }
  }
  return positions;
}

/** How much names read like words of the scripts that an encoding is for: from -1, noise, to 1. */
export function likeness(names: readonly string[], encoding: NameEncoding): number {
  const script = scripts[encoding];
  let [sum, count] = [0, 0];
  for (const name of names) {
    const words = script === 'east-asian' ? wordPositions(name) : new Set<number>();
    for (let at = 0; at < name.length; at++) {
      const character = name[at] ?? '';
      if (character < '\x80') continue;
      const place = { before: name[at - 1] ?? '', character, after: name[at + 1] ?? '' };
      count += 1;
      if (script === 'latin') sum += latin(place);
      else sum += script === 'cyrillic' ? cyrillic(place) : eastAsian(place, words.has(at));
    }
  }
  return count === 0 ? 0 : sum / count;
}
