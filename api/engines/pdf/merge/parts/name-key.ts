import type { PdfValue } from '../../qpdf/qpdf-objects.ts';

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/**
 * Normalises a PDF string for comparing and sorting names: ASCII becomes text (`u:`), anything else bytes (`b:`).
 * Undefined if the value is not a string.
 */
export function nameKey(value: PdfValue | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('b:')) return value;
  if (!value.startsWith('u:')) return undefined;
  return isAscii(value.slice(2)) ? value : `b:feff${utf16(value.slice(2))}`;
}

const bytesOf = (key: string) => (key.startsWith('b:') ? key.slice(2) : Buffer.from(key.slice(2)).toString('hex'));

/** Compares normalised names byte by byte, as name trees are sorted (ISO 32000-1 §7.9.6). */
export function compareKeys(one: string, other: string): number {
  const [a, b] = [bytesOf(one), bytesOf(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Appends a number to a key: (chapter) → (chapter-2). */
function appendNumber(key: string, count: number): string {
  const suffix = `-${count}`;
  if (key.startsWith('b:feff')) return key + utf16(suffix);
  return key.startsWith('b:') ? key + Buffer.from(suffix).toString('hex') : key + suffix;
}

/** The key itself if it is free, otherwise the first free one with a number, starting at 2. */
export function freeKey(key: string, isTaken: (key: string) => boolean, withNumber = appendNumber): string {
  let free = key;
  for (let count = 2; isTaken(free); count++) free = withNumber(key, count);
  return free;
}
