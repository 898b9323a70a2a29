import { countMatches } from '../count-matches.ts';
import { decodeWhole } from './decode-whole.ts';

/** Shares are from 0 to 1. */
const thresholds = {
  /** Of the characters beyond ASCII: the share of a script's letters, below which the encoding is another. */
  minOwnLetters: 0.85,
  /** Of a script's letters: the share that follow a Latin letter, or that one follows, above which the encoding is another. */
  maxMixedLetters: 0.1,
  /** Of a script's letters: the share that stand next to another. Words of one letter are rare, signs such as § stand alone. */
  minInRuns: 0.5,
  /** Share of frequent letters from which a text is taken for one of the script's languages. */
  minLikeness: 0.45,
} as const;

interface Script {
  readonly encodings: readonly string[];
  readonly letters: RegExp;
  /** The most frequent letters of its languages: about two thirds of running text. */
  readonly frequent: RegExp;
  /** Share of frequent letters from which a text is taken for one of the script's languages; `thresholds.minLikeness` by default. */
  readonly minLikeness?: number;
}

const scripts: readonly Script[] = [
  {
    encodings: ['windows-1251', 'koi8-r', 'ibm866'],
    letters: /[\u0400-\u045f]/g,
    frequent: /[оеаинтсрвл]/g,
  },
  { encodings: ['windows-1253'], letters: /[\u0370-\u03ff]/g, frequent: /[αοιετσνηυράίόέή]/g },
  { encodings: ['windows-1255'], letters: /[\u05d0-\u05ea]/g, frequent: /[יוהלראתמבש]/g },
  { encodings: ['windows-1256'], letters: /[\u0621-\u06d2]/g, frequent: /[اليمونرتبع]/g },
  {
    encodings: ['windows-874'],
    letters: /[\u0e01-\u0e5b]/g,
    frequent: /[านรอกเง่้มยลวดีัทตสคพะป]/g,
    // Thai has .7 to .8; as many of its letters stand for nearly every byte of Chinese and Korean, these have up to .5.
    minLikeness: 0.6,
  },
];

/**
 * How much a sample, decoded in an encoding, resembles a script's languages: the share of their frequent letters, from
 * 0 to 1. Zero where it is not enough, or where other characters are mixed in.
 */
function likeness(sample: Uint8Array, encoding: string, script: Script): number {
  const { letters, frequent, minLikeness = thresholds.minLikeness } = script;
  const text = decodeWhole(sample, encoding);
  const own = countMatches(text, letters);
  const after = countMatches(text, new RegExp(`[a-z]${letters.source}`, 'gi'));
  const before = countMatches(text, new RegExp(`${letters.source}[a-z]`, 'gi'));
  const inRuns = countMatches(
    text,
    new RegExp(`${letters.source}(?=${letters.source})|(?<=${letters.source})${letters.source}`, 'g'),
  );
  if (own < thresholds.minOwnLetters * countMatches(text, /[^\p{ASCII}]/gu)) return 0;
  if (Math.max(before, after) > thresholds.maxMixedLetters * own) return 0;
  if (inRuns < thresholds.minInRuns * own) return 0;
  const share = countMatches(text, frequent) / own;
  return share > minLikeness ? share : 0;
}

/**
 * The encoding of a text in Cyrillic, Greek, Hebrew, Arabic or Thai letters; undefined for other texts. Needed because the detector does not know IBM866, and mistakes short texts in these scripts for others
 * or French.
 */
export function scriptEncoding(sample: Uint8Array): string | undefined {
  const [best] = scripts
    .flatMap((script) => script.encodings.map((encoding) => ({ encoding, score: likeness(sample, encoding, script) })))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.encoding : undefined;
}
