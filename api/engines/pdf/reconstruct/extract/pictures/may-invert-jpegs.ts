import { limits } from '../limits.ts';

const key = '/Decode';
/** A `/Decode` array (ISO 32000-2, section 8.9.5.2) that inverts the first component. */
const inversion = /^\/Decode\s*\[\s*1(?:\.0*)?\s+[0.]/;
const jpegFilter = /\/DCT(?:Decode)?\b/;
/** Bytes of a dictionary before and after one of its entries in which another is looked for. */
const reach = 600;

/**
 * Whether a PDF may show JPEG pictures with inverted colours: their files, standalone, would look like negatives. The
 * dictionaries of pictures are readable in each file, in encrypted ones too. Beyond a limit, there may be some.
 */
export function mayInvertJpegs(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let left: number = limits.maxDecodeArrays;
  for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + key.length)) {
    const after = bytes.toString('latin1', at, at + reach);
    if (left-- <= 0) return true;
    if (!inversion.test(after)) continue;
    const before = bytes.toString('latin1', Math.max(0, at - reach), at);
    const [start, end] = [before.lastIndexOf(' obj'), after.indexOf('stream')];
    const dictionary = before.slice(Math.max(0, start)) + (end < 0 ? after : after.slice(0, end));
    if (jpegFilter.test(dictionary)) return true;
  }
  return false;
}
