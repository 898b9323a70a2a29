import { type FormatId, formatIds, formatOf } from '../formats.ts';

/** Bytes from the beginning of a file that are looked at. */
export const startBytes = 4096;
/** Of these, those in which a magic number can lie. */
const magicBytes = 64;
/** Hexadecimal digits of a magic number of three bytes; a shorter one may begin a text. */
const minCertainDigits = 6;
/** Control characters of layout, and the one that begins escape sequences. */
const layout = [9, 10, 12, 13, 27];

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether these first bytes hold no control characters except layout: text in some encoding based on ASCII. */
export function looksLikeText(start: Uint8Array): boolean {
  return start.length > 0 && start.every((byte) => byte >= 32 || layout.includes(byte));
}

/**
 * The format whose magic number a file begins with; undefined where there is none, as in most texts. Packages are all
 * `zip`. A text may begin with the two letters of a picture's magic number.
 */
export function formatByMagic(file: Uint8Array): FormatId | undefined {
  const start = file.subarray(0, startBytes);
  const hex = hexOf(start.subarray(0, magicBytes));
  const isText = looksLikeText(start);
  const matches = (magic: string) => new RegExp(`^${magic}`).test(hex) && !(isText && magic.length < minCertainDigits);
  return formatIds.find((id) => {
    const { signature } = formatOf(id);
    return signature.kind === 'magic' && signature.hex.some(matches);
  });
}
