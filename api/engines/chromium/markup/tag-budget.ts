import { thresholds } from '../thresholds.ts';
import { dividesText } from './open-elements.ts';

/** Estimates, by the tokens of a document, what it takes a browser to tag its PDF. */
export interface TagBudget {
  readonly startTag: (name: string) => void;
  readonly endTag: (name: string) => void;
  /** Whether a PDF of what was read so far can be tagged in time. */
  readonly isTaggable: () => boolean;
}

/**
 * Creates an estimate of how long tags take: for each passage, such as a paragraph or a listing in colours, a browser
 * takes the square of how many elements are in it.
 */
export function createTagBudget(): TagBudget {
  let squares = 0;
  let inPassage = 0;
  const divide = (name: string): boolean => {
    if (!dividesText(name)) return false;
    squares += inPassage ** 2;
    inPassage = 0;
    return true;
  };
  return {
    startTag(name) {
      if (!divide(name)) inPassage++;
    },
    endTag: divide,
    isTaggable: () => squares + inPassage ** 2 <= thresholds.maxTaggedSquares,
  };
}
