import { smallest } from '../model/extremes.ts';
import type { Passage } from '../paragraphs/passage.ts';
import { thresholds } from './thresholds.ts';

/**
 * Points that text may be given beside its longest line: so few that no line has room for the first word of the next one,
 * and justified lines end where they do. */
export function roomBeside({ lines, x0, x1, alignment }: Passage): number {
  const { share, points, ofWord, justified } = thresholds.textBoxSlack;
  if (alignment === 'justified') return justified;
  const words = lines.slice(1).map((next, index) => {
    const free = x1 - (lines[index]?.x1 ?? x1);
    return ofWord * (next.firstWordWidth + thresholds.spaceEms * next.look.size - free);
  });
  return smallest(
    words.filter((word) => word > 0),
    share * (x1 - x0) + points,
  );
}
