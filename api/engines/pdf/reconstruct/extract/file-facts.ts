import { mayHavePatterns } from './patterns/may-have-patterns.ts';
import { mayHaveMasks } from './pictures/may-have-masks.ts';
import { mayInvertJpegs } from './pictures/may-invert-jpegs.ts';

/** What the bytes of a file tell of how its pictures and areas must be read. */
export interface FileFacts {
  /** Whether it may have pictures that masks cut out. */
  readonly mayHaveMasks: boolean;
  /** Whether it may have JPEG pictures whose colours it inverts. */
  readonly mayInvertJpegs: boolean;
  /** Whether paths and text may be painted with patterns. */
  readonly mayHavePatterns: boolean;
}

/** Searches a PDF for them. */
export const fileFacts = (pdf: Uint8Array): FileFacts => ({
  mayHaveMasks: mayHaveMasks(pdf),
  mayInvertJpegs: mayInvertJpegs(pdf),
  mayHavePatterns: mayHavePatterns(pdf),
});
