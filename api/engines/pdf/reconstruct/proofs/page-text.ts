import type { Line } from '../lines/line.ts';
import { thresholds } from './thresholds.ts';

/** What a page says, and where. */
export interface PageText {
  /** All sequences of a few letters (`thresholds.pieceLetters`) in its lines, by which it is recognised. */
  readonly pieces: ReadonlySet<string>;
  /** The upper and lower edges of its lines, in points from the top of the page. */
  readonly lines: readonly Pick<Line, 'y0' | 'y1'>[];
}

/** Collects what a page says from its lines. Spaces do not count: readers set them differently. */
export function pageText(lines: readonly Pick<Line, 'text' | 'y0' | 'y1'>[]): PageText {
  const pieces = new Set<string>();
  for (const { text } of lines) {
    const letters = text.replace(/\s+/gu, '');
    for (let at = 0; at + thresholds.pieceLetters <= letters.length; at++)
      pieces.add(letters.slice(at, at + thresholds.pieceLetters));
  }
  return { pieces, lines: lines.map(({ y0, y1 }) => ({ y0, y1 })) };
}

/** A page without some of what it says. */
export const withoutPieces = ({ pieces, lines }: PageText, dropped: ReadonlySet<string>): PageText => ({
  pieces: new Set([...pieces].filter((piece) => !dropped.has(piece))),
  lines,
});
