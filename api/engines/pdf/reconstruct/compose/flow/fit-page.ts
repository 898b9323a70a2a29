import type { Block } from '../../model/doc-model.ts';
import { type Closeness, closenessFor, setCloser, spaceOf, takeSpace } from './set-closer.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.closer;

/** The blocks that a page adds to those of a section, from an index on: one for each section. */
export interface PageBlocks {
  readonly blocks: Block[];
  readonly from: number;
}

/** What is known of a page before it is set. All positions are in points from its upper edge. */
export interface PageRoom {
  readonly pageHeight: number;
  /** Where its blocks begin, where they end in the PDF, where below one another, and where there is no more room. */
  readonly top: number;
  readonly drawnBottom: number;
  readonly bottom: number;
  readonly end: number;
  /** How many columns are side by side, at most. */
  readonly columns: number;
  /** Whether nothing continues from the page before or on the next one. */
  readonly isAlone: boolean;
  /** Whether a picture hides its text. */
  readonly isHidden: boolean;
  /** The share of its height at which it fits, where a proof ran over. */
  readonly share: number | undefined;
}

/** Points to win because more is below one another than in the PDF, or because a picture hides it. */
function foreseenOf({ pageHeight, top, drawnBottom, bottom, end, isAlone, isHidden }: PageRoom): number {
  const isPushed = bottom > drawnBottom + limits.pushed;
  // Margins leave room for the rounding errors of a page whose text continues on the next one.
  if (!isAlone) return isPushed && bottom > end ? bottom - drawnBottom : 0;
  const over = isPushed || bottom > end ? bottom + limits.reserveShare * pageHeight - end : 0;
  return Math.max(0, over, isHidden ? limits.hiddenReserveShare * (bottom - top) : 0);
}

/** How close the blocks of a page must be set; null if they fit, or if their lines would touch. */
function closenessOf(blocks: readonly Block[], room: PageRoom): Closeness | null {
  const { share = 1, isAlone, bottom, top } = room;
  const foreseen = foreseenOf(room);
  if (foreseen === 0 && share === 1) return null;
  // What runs on over several pages is set closer evenly: the space at the top of a page or column is lost anyway.
  if (!isAlone && share !== 1) return share < limits.minLinesShare ? null : { spaces: share, lines: share };
  const closerBy = (points: number) => closenessFor(blocks, room, points);
  // A proof shows what is left to win of a document that was set closer before, if its lines did not touch.
  const height = bottom - top;
  return closerBy(foreseen + (1 - share) * (height - foreseen)) ?? closerBy((1 - share) * height);
}

/**
 * Sets the blocks of a page closer if it would run over: because it did in a proof of the document, because what is
 * side by side in the PDF is now one below the other, or because a scan hides its text, whose letters may be of any
 * width.
 */
export function fitPage(parts: readonly PageBlocks[], room: PageRoom): void {
  const all = parts.flatMap(({ blocks, from }) => blocks.slice(from));
  const closeness = closenessOf(all, room);
  if (closeness === null) return;
  const isSpaced = room.isAlone && !room.isHidden && room.columns === 1 && closeness.lines === 1;
  const closer = isSpaced ? takeSpace(all, spaceOf(all) * (1 - closeness.spaces)) : setCloser(all, closeness);
  let index = 0;
  for (const { blocks, from } of parts)
    for (let at = from; at < blocks.length; at++) blocks[at] = closer[index++] as Block;
}
