import { decodeBytes } from '../../../catalog/files/archive-names/code-pages.ts';
import { createMixedDecoder, mixedUtf8 } from './mixed-utf8.ts';

/** The part of `TextDecoder` that reading a text takes. */
export interface Decoder {
  readonly decode: (bytes?: Uint8Array, options?: { readonly stream: boolean }) => string;
}

/** Code pages of DOS, which `TextDecoder` lacks: of the West, of the United States, of Central Europe. */
const dosCodePages = ['cp850', 'cp437', 'cp852'] as const;

/** Decodes texts as `TextDecoder` does, those of DOS in code pages with Latin letters, and mixed ones (`mixedUtf8`). Throws a RangeError for an unknown encoding. */
export function createDecoder(encoding: string): Decoder {
  if (encoding === mixedUtf8) return createMixedDecoder();
  const codePage = dosCodePages.find((page) => page === encoding);
  if (codePage === undefined) return new TextDecoder(encoding);
  return { decode: (bytes) => (bytes ? decodeBytes(bytes, codePage) : null) ?? '' };
}
