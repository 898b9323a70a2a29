import { countMatches } from '../count-matches.ts';
import { decodeWhole } from './decode-whole.ts';
import { scriptEncoding } from './script-encoding.ts';
import { isWestern, tallyOf } from './western-letters.ts';

/** Shares are from 0 to 1, of the bytes beyond ASCII. */
const thresholds = {
  /** Share of lines and areas of one character each, from which a text has drawings made of characters. */
  minDrawn: 0.4,
  /**
   * Bytes that stand where windows-1252 has nothing that may stand there: their share, and their number unless one is
   * not a character.
   */
  minImpossible: 0.1,
  minImpossibleBytes: 2,
} as const;

/**
 * Sides of frames that begin at a corner, and lines, areas and shades of six characters or more, all of which are letters
 * and signs in windows-1252. Shorter ones of the same byte may be a word in Korean or Chinese.
 */
const drawn = /[┌┬├┼└┴╔╦╠╬╚╩╒╤╞╪╘╧╓╥╟╫╙╨]([─═])\1{2,}|([─═█▀▄░▒▓])\2{5,}/g;
/** What draws in all code pages of DOS; Russian has the same. */
const frame = (byte: number) =>
  (byte >= 0xb0 && byte <= 0xb4) ||
  (byte >= 0xb9 && byte <= 0xbc) ||
  (byte >= 0xbf && byte <= 0xc5) ||
  (byte >= 0xc8 && byte <= 0xce) ||
  (byte >= 0xd9 && byte <= 0xdf);
const blank = 0x20;

/** What TextDecoder makes of bytes that are not characters in windows-1252. */
const noCharacters = /[\x81\x8d\x8f\x90\x9d]/g;
/** Opening quotation marks behind a letter, and other signs between two. */
const misplaced = /(?<=[a-z])[‚„‹]|(?<=[a-z])[ƒ†‡ˆ‰›˜¡¢£¤¥](?=[a-z])/gi;

const isHigh = (byte: number) => byte >= 0x80;

/** Whether a text reads as a Western language in a code page, and has what windows-1252 cannot have. */
function isWesternDos(sample: Uint8Array): boolean {
  const text = decodeWhole(sample, 'windows-1252');
  const none = countMatches(text, noCharacters);
  const found = none + countMatches(text, misplaced);
  if (none === 0 && found < thresholds.minImpossibleBytes) return false;
  if (found < thresholds.minImpossible * sample.filter(isHigh).length) return false;
  return isWestern(tallyOf(decodeWhole(sample, 'cp850')));
}

/** The code page of a text with drawings made of characters, by the rest of it. */
function ofDrawing(sample: Uint8Array): string {
  const letters = sample.map((byte) => (frame(byte) ? blank : byte));
  if (!letters.some(isHigh)) return 'cp437';
  const inScript = scriptEncoding(letters);
  if (inScript === 'ibm866') return inScript;
  return isWestern(tallyOf(decodeWhole(letters, 'cp850'))) ? 'cp850' : 'cp437';
}

/**
 * The code page of a text that a program of DOS wrote: Western letters in code page 850, which has those of 437 at the same
 * places, or frames and bars made of characters. Undefined for other texts, and for those that may be windows-1252.
 */
export function dosEncoding(sample: Uint8Array): string | undefined {
  const lines = decodeWhole(sample, 'cp437').match(drawn) ?? [];
  const drawnBytes = lines.reduce((sum, { length }) => sum + length, 0);
  if (drawnBytes > 0 && drawnBytes >= thresholds.minDrawn * sample.filter(isHigh).length) return ofDrawing(sample);
  return isWesternDos(sample) ? 'cp850' : undefined;
}
