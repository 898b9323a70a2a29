import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { analyse } from 'chardet';
import { ProblemError } from '../../problem.ts';
import { countMatches } from '../count-matches.ts';
import { withoutControlCodes } from './control-codes.ts';
import { decodeWhole } from './decode-whole.ts';
import { dosEncoding } from './dos-encoding.ts';
import { eastAsianEncoding, isIso2022Jp } from './east-asian-encoding.ts';
import { latinEncoding } from './latin-encoding.ts';
import { isMixedUtf8, mixedUtf8 } from './mixed-utf8.ts';
import { scriptEncoding } from './script-encoding.ts';
import { createDecoder } from './text-decoder.ts';

const chunkBytes = 65_536;
const maxSampleBytes = 4 * chunkBytes;

/** Shares are from 0 to 1; confidences are the detector's (chardet), from 0 to 100. */
const thresholds = {
  /** Share of zero bytes from which a sample may be UTF-16, and how many times more of them one side must have. */
  minZeroBytes: 0.2,
  minZeroImbalance: 9,
  /** What the detector gives a multi-byte encoding for no better reason than that nothing contradicts it. */
  baselessConfidence: 10,
  minUtf8Confidence: 80,
  /** Between Latin encodings: a lead, or a number of bytes beyond ASCII, that says nothing yet. */
  maxLatinLead: 10,
  minLatinBytes: 8,
  /** Of the characters after a letter: the share that is likely in Mac OS Roman, how much larger it is than in windows-1252, and their number. */
  minMacLikely: 0.9,
  minMacLead: 0.3,
  minMacBytes: 3,
  /** Assumed for the Western encoding where the detector does not list it. */
  westernConfidence: 15,
  /** Share of control characters and of undecodable ones above which a file is no text. */
  maxOddCharacters: 0.1,
} as const;

const startsWith = (sample: Uint8Array, ...bytes: readonly number[]) =>
  bytes.every((byte, index) => sample[index] === byte);

/** Recognises UTF-16 without a byte order mark by the zero bytes that ASCII characters have on one side. */
function utf16WithoutMark(sample: Uint8Array): string | undefined {
  let even = 0;
  let odd = 0;
  for (let i = 0; i < sample.length; i++) {
    if (sample[i] !== 0) continue;
    if (i % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd < sample.length * thresholds.minZeroBytes) return undefined;
  if (even > thresholds.minZeroImbalance * odd) return 'utf-16be';
  return odd > thresholds.minZeroImbalance * even ? 'utf-16le' : undefined;
}

const isAsciiLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
/** What is likely after a letter: small letters, and punctuation. */
const likelyAfterLetter = /[\p{Ll}’”»…–—]/gu;

/** Needed for tables of spreadsheet programs on a Mac: the detector does not know their encoding. */
function isMacRoman(sample: Uint8Array): boolean {
  const following = sample.filter((byte, at) => byte >= 0x80 && isAsciiLetter(sample[at - 1] ?? 0));
  if (following.length < thresholds.minMacBytes) return false;
  const likely = (encoding: string) =>
    countMatches(decodeWhole(following, encoding), likelyAfterLetter) / following.length;
  const mac = likely('macintosh');
  return mac >= thresholds.minMacLikely && mac - likely('windows-1252') >= thresholds.minMacLead;
}

function isDecodable(encoding: string): boolean {
  try {
    new TextDecoder(encoding);
    return true;
  } catch {
    return false;
  }
}

const highBytes = (sample: Uint8Array) => sample.reduce((count, byte) => count + (byte >> 7), 0);

const ofPairs = /^(shift_jis|big5|gb18030|euc-(jp|kr))$/;
const latin = /^(iso-8859-(1|2|9)|windows-125[024789])$/;

function legacyEncoding(sample: Uint8Array): string {
  const candidates = analyse(sample)
    .map(({ name, confidence }) => ({ name: name.toLowerCase(), confidence }))
    .filter(({ name, confidence }) => confidence > thresholds.baselessConfidence && isDecodable(name));
  const isUtf8 = candidates.some(
    ({ name, confidence }) => name === 'utf-8' && confidence >= thresholds.minUtf8Confidence,
  );
  if (isUtf8) return 'utf-8';
  if (isMixedUtf8(sample)) return mixedUtf8;
  const [best] = candidates;
  const western = candidates.find(({ name }) => name === 'windows-1252' || name === 'iso-8859-1');
  const isLatin = best !== undefined && latin.test(best.name);
  // Between Latin encodings, a few points or letters are inconclusive; most files are Western.
  const lead = (best?.confidence ?? 0) - (western?.confidence ?? thresholds.westernConfidence);
  const isUnsure = isLatin && (lead <= thresholds.maxLatinLead || highBytes(sample) < thresholds.minLatinBytes);
  const isOfPairs = best !== undefined && ofPairs.test(best.name);
  const byCharacters =
    dosEncoding(sample) ?? scriptEncoding(sample) ?? (isOfPairs ? undefined : eastAsianEncoding(sample));
  if (byCharacters !== undefined) return byCharacters;
  if (isMacRoman(sample)) return 'macintosh';
  const byAlphabet = latinEncoding(sample);
  if (byAlphabet !== undefined) return byAlphabet;
  return (isUnsure ? undefined : best?.name) ?? 'windows-1252';
}

/**
 * Detects the encoding of a text from a sample. Returns a label of the Encoding standard, as `TextDecoder` takes, or
 * a code page of DOS, as `createDecoder` takes.
 * Throws `unsupported-file-type` for UTF-32, which neither browsers nor `TextDecoder` support.
 */
export function detectEncoding(sample: Uint8Array): string {
  if (startsWith(sample, 0xff, 0xfe, 0, 0) || startsWith(sample, 0, 0, 0xfe, 0xff)) {
    throw new ProblemError('unsupported-file-type', 'This text is in UTF-32. Save it as UTF-8 and try again.');
  }
  if (startsWith(sample, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(sample, 0xfe, 0xff)) return 'utf-16be';
  if (startsWith(sample, 0xef, 0xbb, 0xbf)) return 'utf-8';
  const wide = utf16WithoutMark(sample);
  if (wide) return wide;
  if (sample.some((byte) => byte >= 0x80)) return legacyEncoding(sample);
  return isIso2022Jp(sample) ? 'iso-2022-jp' : 'utf-8';
}

/** A sample for `detectEncoding`: the file's first 64 KiB and its first blocks that are not ASCII, 256 KiB in all. */
export async function readSample(path: string): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    if (bytes > 0 && !chunk.some((byte) => byte >= 0x80)) continue;
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxSampleBytes) break;
  }
  return Buffer.concat(parts);
}

/** Decodes a file as it is read, without its byte order mark. Throws the file system's errors. */
export async function* decodeFile(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  const file = await open(path);
  try {
    for await (const chunk of file.createReadStream({ highWaterMark: chunkBytes, autoClose: false })) {
      yield decoder.decode(chunk as Buffer, { stream: true });
    }
    yield decoder.decode();
  } finally {
    await file.close();
  }
}

/** What text does not contain: control characters other than tabs, line ends and escapes, and undecodable bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const nonTextCharacters = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\ufffd]/g;

/**
 * Throws `unsupported-file-type` if a sample is not text: if more than one character in ten is a control character or
 * undecodable.
 */
export function checkIsText(sample: Uint8Array, encoding: string): void {
  const text = withoutControlCodes(decodeWhole(sample, encoding));
  if (countMatches(text, nonTextCharacters) <= text.length * thresholds.maxOddCharacters) return;
  throw new ProblemError('unsupported-file-type', 'This file isn’t text, whatever its name says.');
}

/** What the start of a text file shows. */
export interface TextStart {
  readonly encoding: string;
  /** Its first 64 KiB, decoded. */
  readonly start: string;
}

/** Detects the encoding of a text file and decodes its start. Throws `unsupported-file-type` if it is not text. */
export async function readTextStart(path: string): Promise<TextStart> {
  const sample = await readSample(path);
  const encoding = detectEncoding(sample);
  checkIsText(sample, encoding);
  return { encoding, start: decodeWhole(sample.subarray(0, chunkBytes), encoding) };
}
