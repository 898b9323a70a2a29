import { chosenMargin, type PageOptions, type Paper, paperOf } from '../../../formats/paper.ts';
import { millimetresPerInch, pixelsPerInch, pointsPerInch } from '../../../formats/units.ts';
import { thresholds } from '../thresholds.ts';
import type { Room } from './make-room.ts';

/** The margins of pages where neither the document nor the visitor says, in millimetres. */
export const usualMargin = 15;

/** How pages show a document. */
export interface Fit {
  readonly landscape: boolean;
  readonly scale: number;
}

const { shrunkByBrowser, minScale } = thresholds;
const pixelsPerPoint = pixelsPerInch / pointsPerInch;
const pixelsPerMillimetre = pixelsPerInch / millimetresPerInch;

/**
 * How pages show a document that needs room: as it is, or on their side and smaller where it is much wider than they are.
 * Pages keep a size or orientation that the visitor chose; a document that states the size of its pages is made for them.
 */
export function fitToPaper({ width, statesSize }: Room, usual: Paper, chosen: PageOptions): Fit {
  const { paper = 'auto', orientation = 'auto' } = chosen;
  const isChosen = paper !== 'auto' || orientation !== 'auto';
  if (statesSize && !isChosen) return { landscape: false, scale: 1 };
  const size = paperOf(chosen, usual);
  const margins = 2 * (chosenMargin(chosen) ?? usualMargin) * pixelsPerMillimetre;
  const across = (points: number) => points * pixelsPerPoint - margins;
  const own = across(orientation === 'landscape' ? size.height : size.width);
  if (width <= own * shrunkByBrowser) return { landscape: false, scale: 1 };
  const room = isChosen ? own : across(size.height);
  return { landscape: !isChosen, scale: Math.max(minScale, Math.min(1, room / width)) };
}
