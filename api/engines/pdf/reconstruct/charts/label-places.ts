import { thresholds } from './thresholds.ts';

/** Counts the texts of a document that become boxes at their places. */
export interface LabelPlaces {
  /** Whether so many more may; then they count. */
  readonly take: (texts: number) => boolean;
}

/**
 * Creates the count of one document.
 * @param hasBoxes Whether what it becomes has text boxes at all.
 */
export function createLabelPlaces(hasBoxes: boolean): LabelPlaces {
  let left = hasBoxes ? thresholds.drawnPage.maxTexts : 0;
  return {
    take(texts) {
      if (texts > left) return false;
      left -= texts;
      return true;
    },
  };
}
