import { decodeBytes, type NameEncoding, nameEncodings } from './code-pages.ts';
import { likeness } from './likeness.ts';

/** A name as stored in an archive. */
export interface RawName {
  readonly rawName: Uint8Array;
  /** Whether it is marked as UTF-8. */
  readonly utf8: boolean;
  /** The same name in the Unicode extra field, if there is one. */
  readonly unicodeName: string | null;
}

/** The names of an archive's entries as text. */
export interface DecodedNames {
  /** In the order given. */
  readonly names: readonly string[];
  /** The encoding guessed for unmarked names; null where all are marked or ASCII. */
  readonly guess: { readonly encoding: NameEncoding; readonly names: number } | null;
}

/** A sample of this many bytes is enough to detect the encoding. */
const maxSampleBytes = 50_000;

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/**
 * Two Chinese characters in GBK can pass for two UTF-8 letters of scripts that no name mixes. Three-byte characters do
 * not arise by accident.
 */
function isUtf8(names: readonly Uint8Array[]): boolean {
  const texts = names.map((name) => decodeBytes(name, 'utf-8'));
  if (texts.includes(null)) return false;
  const letters = texts
    .join('')
    .normalize('NFC')
    .replace(/\p{ASCII}/gu, '');
  return /[\u0800-\uffff]/.test(letters) || /^[\u00a0-\u017f\u0386-\u045f\u05d0-\u064a]*$/.test(letters);
}

function sampleOf(names: readonly Uint8Array[]): readonly Uint8Array[] {
  let bytes = 0;
  const end = names.findIndex((name) => {
    bytes += name.length;
    return bytes > maxSampleBytes;
  });
  return end < 0 ? names : names.slice(0, Math.max(1, end));
}

/** Guesses from all names together: an archive is packed on one machine, and a single name says too little. */
function guessEncoding(names: readonly Uint8Array[]): NameEncoding {
  if (isUtf8(names)) return 'utf-8';
  const sample = sampleOf(names);
  let best: { readonly encoding: NameEncoding; readonly score: number } = { encoding: 'cp437', score: -1 };
  for (const encoding of nameEncodings) {
    const texts = sample.map((name) => decodeBytes(name, encoding));
    if (!texts.every((text) => text !== null)) continue;
    const score = likeness(texts, encoding);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

/** Decodes an archive's names: as marked, from the Unicode extra field, or by guessing. */
export function decodeNames(raw: readonly RawName[]): DecodedNames {
  const known = raw.map(({ rawName, utf8, unicodeName }) => {
    if (unicodeName !== null) return unicodeName;
    return utf8 || isAscii(rawName) ? decodeBytes(rawName, 'utf-8') : null;
  });
  const unknown = raw.filter((_, index) => known[index] === null).map(({ rawName }) => rawName);
  if (unknown.length === 0) return { names: known.map((name) => name ?? ''), guess: null };
  const encoding = guessEncoding(unknown);
  const guessed = (bytes: Uint8Array) => decodeBytes(bytes, encoding) ?? new TextDecoder().decode(bytes);
  return {
    names: raw.map(({ rawName }, index) => known[index] ?? guessed(rawName)),
    guess: { encoding, names: unknown.length },
  };
}
