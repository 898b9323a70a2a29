import { open } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { limits } from './limits.ts';

const { maxBytes, maxStreamBytes, maxObjectBytes } = limits.comments;

/** What comments and attachments are named by (ISO 32000-1, §12.5.6 and §7.11.4), or that may hide how they are. */
const named =
  /\/(?:EmbeddedFiles|Encrypt|Subtype\s*\/(?:Text|FileAttachment|Line|Square|Circle|Poly(?:gon|Line)|Highlight|Underline|Squiggly|StrikeOut|Ink))\b/;
const objectStream = /\/ObjStm\b/g;
const dictionaryBytes = 500;

/** The objects within a stream; null where they cannot be determined. */
function objectsWithin(bytes: Buffer, at: number): string | null {
  const start = bytes.subarray(Math.max(0, at - dictionaryBytes), at + dictionaryBytes);
  if (start.includes('/DecodeParms') || !start.includes('/FlateDecode')) return null;
  const keyword = bytes.indexOf('stream', at);
  if (keyword < 0 || keyword > at + dictionaryBytes) return null;
  let from = keyword + 'stream'.length;
  if (bytes[from] === 13) from++;
  if (bytes[from] === 10) from++;
  const end = bytes.indexOf('endstream', from);
  if (end < 0 || end - from > maxStreamBytes) return null;
  try {
    return inflateSync(bytes.subarray(from, end), { maxOutputLength: maxObjectBytes }).toString('latin1');
  } catch {
    return null;
  }
}

/**
 * Whether a PDF may have comments or attachments, by the names in its objects, those in compressed streams too: opening
 * all pages to count them takes as long as reading their text. Throws what reading the file throws.
 */
export async function mayHaveComments(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > maxBytes) return true;
    const bytes = Buffer.alloc(size);
    await file.read(bytes, 0, size, 0);
    const text = bytes.toString('latin1');
    if (named.test(text)) return true;
    let inflated = 0;
    for (const { index } of text.matchAll(objectStream)) {
      const objects = objectsWithin(bytes, index);
      inflated += objects?.length ?? 0;
      if (objects === null || named.test(objects) || inflated > maxObjectBytes) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}
