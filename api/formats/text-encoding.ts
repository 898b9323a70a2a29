import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { analyse } from 'chardet';
import { ProblemError } from '../problem.ts';

const chunkBytes = 65_536;
const maxSampleBytes = 4 * chunkBytes;

const startsWith = (sample: Uint8Array, ...bytes: readonly number[]) =>
  bytes.every((byte, index) => sample[index] === byte);

/** UTF-16 without a byte order mark shows by the zero bytes that ASCII characters leave on one side. */
function utf16WithoutMark(sample: Uint8Array): string | undefined {
  let even = 0;
  let odd = 0;
  for (let i = 0; i < sample.length; i++) {
    if (sample[i] !== 0) continue;
    if (i % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd < sample.length / 5) return undefined;
  if (even > 9 * odd) return 'utf-16be';
  return odd > 9 * even ? 'utf-16le' : undefined;
}

interface Script {
  readonly encodings: readonly string[];
  readonly letters: RegExp;
  /** The most frequent letters of its languages: about two thirds of a running text. */
  readonly frequent: RegExp;
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
];

/** A whole text in an encoding. As a stream: at once, Node 20 takes windows-1252 for ISO 8859-1. Throws for unknown ones. */
export function decodeWhole(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * How much a sample reads like a script's languages in an encoding: the share of their frequent letters, from 0 to 1.
 * Zero where other characters are mixed in.
 */
function likeness(sample: Uint8Array, encoding: string, { letters, frequent }: Script): number {
  const text = decodeWhole(sample, encoding);
  const own = count(text, letters);
  const mixed = count(text, new RegExp(`[a-z]${letters.source}`, 'gi'));
  if (own < 0.85 * count(text, /[^\p{ASCII}]/gu) || mixed > 0.1 * own) return 0;
  return count(text, frequent) / own;
}

/** The detector does not know IBM866, and takes short texts in these scripts for another or for French. */
function encodingByLetters(sample: Uint8Array): string | undefined {
  const [best] = scripts
    .flatMap((script) => script.encodings.map((encoding) => ({ encoding, score: likeness(sample, encoding, script) })))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 0.45 ? best.encoding : undefined;
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

const latin = /^(iso-8859-(1|2|9)|windows-125[024789])$/;

function legacyEncoding(sample: Uint8Array): string {
  const candidates = analyse(sample)
    .map(({ name, confidence }) => ({ name: name.toLowerCase(), confidence }))
    // 10 is what the detector gives a multi-byte encoding that only nothing speaks against.
    .filter(({ name, confidence }) => confidence > 10 && isDecodable(name));
  if (candidates.some(({ name, confidence }) => name === 'utf-8' && confidence >= 80)) return 'utf-8';
  const [best] = candidates;
  const western = candidates.find(({ name }) => name === 'windows-1252' || name === 'iso-8859-1');
  const isLatin = best !== undefined && latin.test(best.name);
  // Between Latin encodings a few points, or a few letters, say nothing; most files are Western.
  const isUnsure = isLatin && (best.confidence - (western?.confidence ?? 15) <= 10 || highBytes(sample) < 8);
  return encodingByLetters(sample) ?? (isUnsure ? undefined : best?.name) ?? 'windows-1252';
}

/**
 * The encoding of a text by a sample of it, as a label of the Encoding standard that `TextDecoder` takes.
 * Throws `unsupported-file-type` for UTF-32, which no browser and no `TextDecoder` reads.
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
  return sample.some((byte) => byte >= 0x80) ? legacyEncoding(sample) : 'utf-8';
}

/** The beginning of a file and the first parts of it that are not ASCII, at most 256 KiB: what tells its encoding. */
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

/** The text of a file from its start, decoded as it is read, without its byte order mark. */
export async function* decodeFile(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
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

/** Neither tabs, line ends and escapes nor characters: what text does not hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const oddCharacters = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\ufffd]/g;

/**
 * Refuses what decodes to no text: throws `unsupported-file-type` where one character in ten is a control character
 * or could not be decoded.
 */
export function checkIsText(sample: Uint8Array, encoding: string): void {
  const text = decodeWhole(sample, encoding);
  if (count(text, oddCharacters) * 10 <= text.length) return;
  throw new ProblemError('unsupported-file-type', "This file isn't text, whatever its name says.");
}
