import type { PageLayout } from '../layout/page-layout.ts';
import { thresholds } from './thresholds.ts';

/** Whether a recognised page is text, which may replace the picture, rather than a picture with some words. */
export function isTextPage({ blocks, width, height }: PageLayout): boolean {
  const words = blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words));
  const covered = words.reduce((sum, { xMin, xMax, yMin, yMax }) => sum + (xMax - xMin) * (yMax - yMin), 0);
  return covered > thresholds.minWrittenShare * width * height;
}
