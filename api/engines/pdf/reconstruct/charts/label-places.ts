import { thresholds } from './drawn-pages/thresholds.ts';

/** Counts the texts of a document that become boxes at their places. */
export interface LabelPlaces {
  /** Whether so many more may; then they count. */
  readonly take: (texts: number) => boolean;
}

/**
 * Creates the count of one document.
 * @param most How many there may be; 0 if what it becomes has no text boxes.
 */
export function createLabelPlaces(most: number = thresholds.drawnPage.maxTexts): LabelPlaces {
  let left = most;
  return {
    take(texts) {
      if (texts > left) return false;
      left -= texts;
      return true;
    },
  };
}
