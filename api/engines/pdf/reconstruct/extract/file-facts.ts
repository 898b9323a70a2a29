import { namedInFile } from './named-in-file.ts';
import { mayHaveMasks } from './pictures/may-have-masks.ts';
import { mayInvertJpegs } from './pictures/may-invert-jpegs.ts';

/** What the bytes of a file reveal about how its pictures and areas must be read. */
export interface FileFacts {
  /** Whether it may have pictures that masks cut out. */
  readonly mayHaveMasks: boolean;
  /** Whether it may have JPEG pictures whose colours it inverts. */
  readonly mayInvertJpegs: boolean;
  /** Whether paths and text may be painted with patterns. */
  readonly mayHavePatterns: boolean;
  /** Whether anything may be painted through a soft mask, which makes it fade away (ISO 32000-2, section 11.5). */
  readonly mayHaveSoftMasks: boolean;
}

/** What names patterns (ISO 32000-2, section 8.7), and the two kinds of soft masks. */
const patterns = '/PatternType';
const softMasks = ['/Luminosity', '/Alpha'] as const;

/** Searches the bytes of a PDF for what decides how its pictures and areas are read. */
export function fileFacts(pdf: Uint8Array): FileFacts {
  const named = namedInFile(pdf, [patterns, ...softMasks]);
  return {
    mayHaveMasks: mayHaveMasks(pdf),
    mayInvertJpegs: mayInvertJpegs(pdf),
    mayHavePatterns: named.has(patterns),
    mayHaveSoftMasks: softMasks.some((kind) => named.has(kind)),
  };
}
