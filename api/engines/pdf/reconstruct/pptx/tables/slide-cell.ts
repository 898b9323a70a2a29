import type { Edges } from '../../columns/edges.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { FilledCell, FilledTable } from '../../tables/filled-table.ts';
import type { GridCell } from '../../tables/grid.ts';
import type { KeepsLines } from '../fit/keeps-lines.ts';
import { roomBeside } from '../room-beside.ts';
import { descentInCell } from '../text/slide-baselines.ts';
import type { SlideParagraphOf } from '../text/slide-paragraph.ts';
import type { SlideParagraph } from '../text/slide-text-xml.ts';
import { thresholds } from '../thresholds.ts';

/** What a cell of a slide's table holds, and the points between its edges and its text. */
export interface SlideCell {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  /** Points below its text if that stands in the middle of what is left; not set if it stands at the top. */
  readonly below?: number;
  readonly paragraphs: readonly SlideParagraph[];
}

/** The paragraphs of a cell. */
const passagesOf = ({ items }: FilledCell): readonly Passage[] => items.filter((item) => item.type === 'passage');

/** The edges between which a cell's text stands as it does on the page: centred between them, or ending at the right one. */
function edgesIn(
  { cell }: FilledCell,
  passages: readonly Passage[],
  { left, right }: FilledTable['padding'],
  keepsLines: KeepsLines,
): Edges {
  const alignments = new Set(passages.map(({ alignment }) => alignment));
  if (alignments.size === 1 && alignments.has('center')) {
    const between = smallest(passages.map(({ x0 }) => x0)) + largest(passages.map(({ x1 }) => x1));
    return { x0: Math.max(cell.x0, between - cell.x1), x1: Math.min(cell.x1, between - cell.x0) };
  }
  if (alignments.has('center')) return { x0: cell.x0 + left, x1: cell.x1 - right };
  // A single line that ends at the right edge has the whole cell before it, in case that another font is wider.
  const isFree = ({ alignment, isRightToLeft, lines }: Passage) =>
    lines.length === 1 && (alignment === 'right' || isRightToLeft);
  const begins = passages.map((passage) => (isFree(passage) ? cell.x0 : passage.x0));
  const x0 = Math.max(cell.x0, smallest(begins));
  const ends = passages.flatMap((passage) => {
    const { alignment, lines, x1, isRightToLeft } = passage;
    if (alignment === 'right' || alignment === 'justified' || isRightToLeft) return [x1];
    return lines.length > 1 && !keepsLines(passage) ? [x1 + roomBeside(passage)] : [];
  });
  const longest = largest(passages.map((passage) => passage.x1));
  return { x0, x1: ends.length === 0 ? cell.x1 : Math.min(cell.x1, Math.max(longest, smallest(ends))) };
}

/**
 * Sets text in the middle of a cell that spans the first row of its table and others: LibreOffice makes the last of these
 * as high as all that is in the cell, and not only as what does not fit into the others.
 * @param text The height of the text.
 * @returns Null for text that would make the last row higher.
 */
function centred(set: SlideCell, { y0, y1 }: GridCell, text: number, lastRow: number): SlideCell | null {
  if (set.top + text <= lastRow) return set;
  const below = Math.max(0, y1 - y0 - set.top - text);
  if (Math.abs(set.top - below) + text > lastRow) return null;
  return { ...set, top: Math.max(0, set.top - below), below: Math.max(0, below - set.top) };
}

/**
 * Sets the paragraphs of a cell one below the other, each line where it was on the page.
 * @returns Null for text that is no stack of paragraphs, or would make its row higher.
 */
export function slideCell(
  filled: FilledCell,
  { padding, grid }: Pick<FilledTable, 'padding' | 'grid'>,
  paragraphOf: SlideParagraphOf,
  keepsLines: KeepsLines,
): SlideCell | null {
  const { cell } = filled;
  const { maxShift, minPitchEms, rounding } = thresholds.cell;
  const passages = passagesOf(filled);
  if (passages.length === 0) return { top: 0, ...padding, paragraphs: [] };
  const edges = edgesIn(filled, passages, padding, keepsLines);
  const paragraphs: SlideParagraph[] = [];
  let [top, bottom] = [0, cell.y0];
  for (const passage of passages) {
    const { lines, size } = passage;
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) continue;
    const paragraph = paragraphOf(passage, edges);
    const above = first.baseline + descentInCell(first) - paragraph.pitch - bottom;
    // The height of a single line does not show.
    const closer = lines.length === 1 ? Math.min(0, above) : 0;
    const pitch = Math.max(Math.min(paragraph.pitch, minPitchEms * size), paragraph.pitch + closer);
    const before = above + paragraph.pitch - pitch;
    if (before < -maxShift) return null;
    const room = Math.max(0, before);
    if (paragraphs.length === 0) top = room;
    paragraphs.push({ ...paragraph, pitch, before: paragraphs.length === 0 ? 0 : room });
    bottom = Math.max(bottom + room + pitch, last.baseline + descentInCell(last));
  }
  const excess = Math.max(0, bottom - cell.y1);
  if (excess > Math.min(maxShift, top) + rounding) return null;
  const sides = { left: edges.x0 - cell.x0, right: cell.x1 - edges.x1 };
  const set = { top: Math.max(0, top - excess), ...sides, paragraphs };
  if (cell.row > 0 || cell.rows === 1) return set;
  return centred(set, cell, bottom - cell.y0 - top, cell.y1 - (grid.ys[cell.rows - 1] as number));
}
