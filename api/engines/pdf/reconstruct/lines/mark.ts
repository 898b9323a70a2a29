import type { Glyph } from '../model/page-model.ts';

/** An element of a line: a letter, a space between words, a tab, or a line break made by the author. */
export interface Mark extends Glyph {
  readonly type: 'letter' | 'space' | 'tab' | 'break';
  /** Points added between the letters of a line that readers would set wider or, if positive, narrower. */
  readonly squeeze?: number | undefined;
  /** Points between its letter and the next that have its line as wide as on the page, in place of what was measured. */
  readonly spacing?: number | undefined;
  /** For a tab: whether dots fill it. */
  readonly hasLeader?: boolean | undefined;
}
