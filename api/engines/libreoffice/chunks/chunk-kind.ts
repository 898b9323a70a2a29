import { decodeWhole } from '../../../formats/encodings/decode-whole.ts';
import { checkIsText, detectEncoding } from '../../../formats/encodings/text-encoding.ts';

/** What a chunk holds. `xml` is a Word document in one XML file; `unknown` can't be read. */
export type ChunkKind = 'docx' | 'doc' | 'rtf' | 'message' | 'html' | 'xml' | 'text' | 'unknown';

const wordXml = /^\s*(?:<\?[^>]*>\s*)*<(?:\w+:)?(?:package|wordDocument|document)[\s>]/;
/** Header fields at the beginning of a message (RFC 5322, RFC 2557). */
const message = /^\s*(?:(?:mime-version|content-type|from|subject|date|to|x-[\w-]+|snapshot-[\w-]+)\s*:)/i;
const tag = /<(?:[a-z!/]|\?xml)/i;

/** Judges a chunk by its first bytes, as Word does for all but plain text, and by the name of its part. */
export function kindOfChunk(start: Buffer, name: string): ChunkKind {
  const signature = start.toString('latin1', 0, 8);
  if (signature.startsWith('PK\x03\x04')) return 'docx';
  if (signature === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'doc';
  if (/^[\s\xef\xbb\xbf]*\{\\rt/.test(signature)) return 'rtf';
  const text = textOf(start);
  if (text === null) return 'unknown';
  if (/\.te?xt$/i.test(name)) return 'text';
  if (message.test(text) && /content-type\s*:/i.test(text)) return 'message';
  if (wordXml.test(text)) return 'xml';
  return /\.(x?html?|mht(?:ml)?)$/i.test(name) || tag.test(text) ? 'html' : 'text';
}

/** The beginning of a text without its mark; null where it is none. */
function textOf(start: Buffer): string | null {
  try {
    const encoding = detectEncoding(start);
    checkIsText(start, encoding);
    return decodeWhole(start, encoding);
  } catch {
    return null;
  }
}
