import { createDecoder } from './text-decoder.ts';

/**
 * Decodes a whole text, as a stream of one chunk: otherwise Node 20 decodes windows-1252 as ISO 8859-1. Throws a
 * RangeError for an unknown encoding.
 */
export function decodeWhole(bytes: Uint8Array, encoding: string): string {
  const decoder = createDecoder(encoding);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
