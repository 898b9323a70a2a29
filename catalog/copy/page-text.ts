import type { TranslatedCode } from '../languages/languages.ts';
import type { CopySection, CopyStep } from './tool-copy.ts';

/** A question that visitors ask, and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A headed passage, optionally with named points. */
export interface PageSection extends CopySection {
  readonly points?: readonly CopyStep[];
}

/**
 * A page that is read: what the site is and on which terms. Texts are plain; `{site}`, `{operator}` and `{email}`
 * stand for this server's settings, and an address becomes a link.
 */
export interface PageText {
  /** The language of the text where it is not English. */
  readonly language?: TranslatedCode;
  readonly heading: string;
  readonly lead: string;
  /** What visitors come to look up, shown above everything else. */
  readonly facts: readonly CopyStep[];
  readonly sections: readonly [PageSection, ...PageSection[]];
}
