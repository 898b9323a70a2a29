import { type PageLayout, wordsOf } from '../layout/page-layout.ts';
import { thresholds } from './thresholds.ts';

const letters = /\p{L}{2}/u;
const lettersOrDigits = /[\p{L}\p{N}]{2}/u;

/**
 * Whether a recognised page is text, which may replace the picture, rather than a picture with some words: words cover enough of
 * it, or, on forms and title pages, are as sure as grain and stains never are; many words need to be less sure than one.
 */
export function isTextPage({ blocks, width, height, confidence = 0 }: PageLayout): boolean {
  const words = wordsOf(blocks);
  if (confidence >= thresholds.minSureConfidence && words.some(({ text }) => letters.test(text))) return true;
  const { length: written } = words.filter(({ text }) => lettersOrDigits.test(text));
  if (confidence >= thresholds.minPageConfidence && written >= thresholds.minWrittenWords) return true;
  const covered = words.reduce((sum, { xMin, xMax, yMin, yMax }) => sum + (xMax - xMin) * (yMax - yMin), 0);
  return covered > thresholds.minWrittenShare * width * height;
}
