import type { Edges } from '../../columns/edges.ts';
import type { Paragraph } from '../../model/doc-model.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Inline } from '../../model/inline.ts';
import type { FlowItem, PlacedPicture } from '../../tables/filled-table.ts';
import { emptyParagraph } from '../paragraphs/empty-paragraph.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.pictures;

/** Pictures side by side, from left to right. */
export interface PictureRow {
  readonly type: 'pictures';
  readonly pictures: readonly [PlacedPicture, ...PlacedPicture[]];
  readonly y0: number;
  readonly y1: number;
}

const rowOf = (pictures: readonly [PlacedPicture, ...PlacedPicture[]]): PictureRow => ({
  type: 'pictures',
  pictures,
  y0: smallest(pictures.map(({ y0 }) => y0)),
  y1: largest(pictures.map(({ y1 }) => y1)),
});

/** Whether a picture stands beside all pictures of a row, and not above or below them. */
const isBeside = ({ pictures }: PictureRow, next: PlacedPicture): boolean =>
  pictures.every(({ x0, x1, y0, y1 }) => {
    const overlap = Math.min(y1, next.y1) - Math.max(y0, next.y0);
    const least = limits.minOverlapShare * Math.min(y1 - y0, next.y1 - next.y0);
    return overlap > least && (next.x0 >= x1 - limits.edgeStep || next.x1 <= x0 + limits.edgeStep);
  });

/** An item of a page, in which pictures side by side are one. */
export type PageItem = Exclude<FlowItem, PlacedPicture> | PictureRow;

/** Groups consecutive pictures that stand side by side. */
export function withPictureRows(items: readonly FlowItem[]): readonly PageItem[] {
  const out: PageItem[] = [];
  for (const item of items) {
    const last = out.at(-1);
    if (item.type !== 'picture') out.push(item);
    else if (last?.type === 'pictures' && isBeside(last, item)) {
      const [first, ...others] = [...last.pictures, item].sort((a, b) => a.x0 - b.x0);
      out[out.length - 1] = rowOf([first as PlacedPicture, ...others]);
    } else out.push(rowOf([item]));
  }
  return out;
}

/** An indent that is negative where a picture extends beyond the margin; one in the padding of a cell does not. */
const beyond = (indent: number) => (indent < -limits.maxPadding ? indent : Math.max(0, indent));

/**
 * Composes pictures side by side as a separate paragraph, with tabs between them.
 * @param before The space above it, in points.
 */
export function pictureParagraph(
  { pictures }: PictureRow,
  edges: Edges,
  before: number,
  starts: Paragraph['starts'],
): Paragraph {
  const width = edges.x1 - edges.x0;
  const [first] = pictures;
  const [x0, x1] = [first.x0, largest(pictures.map((picture) => picture.x1))];
  const isNearMiddle = Math.abs((x0 + x1) / 2 - (edges.x0 + edges.x1) / 2) < limits.centredShare * width;
  // A picture wider than the room between the edges extends into the padding of its cell.
  const isWider = pictures.length === 1 && x1 - x0 > width;
  // A tab at the place where a picture ends would lead to the next one.
  const isApart = (index: number) =>
    index > 0 && (pictures[index] as PlacedPicture).x0 - (pictures[index - 1] as PlacedPicture).x1 > limits.edgeStep;
  const indentOf = (room: number) => (isWider ? Math.min(0, room) : beyond(room));
  const isCentred = pictures.length === 1 && isNearMiddle && x0 - edges.x0 > limits.minIndentOfCentredShare * width;
  const left = isCentred ? 0 : indentOf(x0 - edges.x0);
  const rightIndent = () => {
    // Pictures side by side that do not fit, moved as they are by their indent, would come below each other.
    if (pictures.length > 1) return Math.min(0, edges.x1 - edges.x0 - left - (x1 - x0) - limits.edgeStep);
    return isWider ? Math.min(0, edges.x1 - x1) : 0;
  };
  return emptyParagraph({
    inlines: pictures.flatMap(({ picture }, index): readonly Inline[] => [
      ...(isApart(index) ? [{ type: 'tab' } as const] : []),
      { type: 'drawing', picture, place: 'line', description: picture.description ?? '' },
    ]),
    tabs: pictures
      .filter((_, index) => isApart(index))
      // Where the first one is moved out of the padding of its cell, so are the others.
      .map((picture) => ({ at: left + picture.x0 - x0, alignment: 'left', leader: 'none' })),
    alignment: isCentred ? 'center' : 'left',
    left,
    right: rightIndent(),
    line: { rule: 'multiple', value: 1 },
    before,
    starts,
  });
}
