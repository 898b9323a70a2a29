import type { PageLayout } from '../layout/page-layout.ts';

/** Of a page: what the words of a title alone cover. Less are the caption of a picture, or its grain read as letters. */
const leastShare = 0.015;

/** Whether the words that were recognised are what a page is for, so that they may stand in place of its picture. */
export function isWritten({ blocks, width, height }: PageLayout): boolean {
  const words = blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words));
  const covered = words.reduce((sum, { xMin, xMax, yMin, yMax }) => sum + (xMax - xMin) * (yMax - yMin), 0);
  return covered > leastShare * width * height;
}
