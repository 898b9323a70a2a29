import { type Ends, latin1 } from './detect-format.ts';

/** How much of a cross-reference section is read: tables of up to 6,500 objects fit, with the trailer behind them. */
const sectionBytes = 131_072;

/** The entry of a trailer that says how a PDF is encrypted: a dictionary, or a reference to one (ISO 32000-2 7.5.5). */
const encryption = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;

/** What ends with the dictionary of a cross-reference stream, which is never compressed itself (ISO 32000-2 7.5.8). */
const streamHead = /^\s*\d+\s+\d+\s+obj[\s\S]*?\bstream\b/;

/** The text from an index on; null for -1, which searches answer. */
function textFrom(text: string, index: number): string | null {
  return index < 0 ? null : text.slice(index);
}

/**
 * Whether a PDF is encrypted, by its trailer or the dictionary of its last cross-reference stream. Many encrypted PDFs
 * open without a password all the same.
 */
export async function isEncryptedPdf(file: Blob, { tail }: Ends): Promise<boolean> {
  const end = latin1(tail);
  const at = [...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  if (at === undefined) return false;
  const from = Number(at);
  const section = latin1(new Uint8Array(await file.slice(from, from + sectionBytes).arrayBuffer()));
  const trailer =
    streamHead.exec(section)?.[0] ??
    textFrom(section, section.indexOf('trailer')) ??
    textFrom(end, end.lastIndexOf('trailer'));
  return trailer !== null && encryption.test(trailer);
}
