import type { PdfValue } from '../../qpdf/qpdf-objects.ts';

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/**
 * A PDF string as the one spelling by which names are compared and sorted: ASCII as text, all else as bytes.
 * Undefined for what is no string.
 */
export function nameKey(value: PdfValue | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('b:')) return value;
  if (!value.startsWith('u:')) return undefined;
  return isAscii(value.slice(2)) ? value : `b:feff${utf16(value.slice(2))}`;
}

const bytesOf = (key: string) => (key.startsWith('b:') ? key.slice(2) : Buffer.from(key.slice(2)).toString('hex'));

/** The order of a name tree: by bytes. */
export function compareKeys(one: string, other: string): number {
  const [a, b] = [bytesOf(one), bytesOf(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The key with a number behind it: (chapter) → (chapter-2). */
function numbered(key: string, count: number): string {
  const suffix = `-${count}`;
  if (key.startsWith('b:feff')) return key + utf16(suffix);
  return key.startsWith('b:') ? key + Buffer.from(suffix).toString('hex') : key + suffix;
}

/** The key itself, or the first with a number behind it, that is not taken. */
export function freeKey(key: string, isTaken: (key: string) => boolean, spell = numbered): string {
  let free = key;
  for (let count = 2; isTaken(free); count++) free = spell(key, count);
  return free;
}
