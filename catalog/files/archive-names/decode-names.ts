import { decodeBytes, type NameEncoding, nameEncodings } from './code-pages.ts';
import { likeness } from './likeness.ts';

/** A name as an archive holds it. */
export interface RawName {
  readonly rawName: Uint8Array;
  /** Whether it is marked as UTF-8. */
  readonly utf8: boolean;
  /** The same name in UTF-8 beside it, where the archive has that. */
  readonly unicodeName: string | null;
}

export interface DecodedNames {
  /** In the order given. */
  readonly names: readonly string[];
  /** What was guessed for names that say nothing of their encoding; null where all say it or are ASCII. */
  readonly guess: { readonly encoding: NameEncoding; readonly names: number } | null;
}

/** So many bytes of names tell an encoding as well as all. */
const maxSampleBytes = 50_000;

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/**
 * Two Chinese characters in GBK can be two letters in UTF-8, of scripts that no name mixes; three bytes to a character
 * are no accident.
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

/** Guesses over all names at once: one archive is packed on one machine, and one name alone says little. */
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

/** Decodes the names of an archive: as they are marked, by the Unicode beside them, or by a guess. */
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
