import type { CopySection, CopyStep } from './tool-copy.ts';

/** A question that visitors ask, and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A headed passage with, where it has them, points that are named one by one. */
export interface PageSection extends CopySection {
  readonly points?: readonly CopyStep[];
}

/**
 * A page that is read: what the site is and on which terms. Texts are plain; `{site}`, `{operator}` and `{email}`
 * stand for this server's settings, and an address becomes a link.
 */
export interface PageText {
  readonly heading: string;
  readonly lead: string;
  /** What a visitor came to look up, above everything else. */
  readonly facts: readonly CopyStep[];
  readonly sections: readonly [PageSection, ...PageSection[]];
}
