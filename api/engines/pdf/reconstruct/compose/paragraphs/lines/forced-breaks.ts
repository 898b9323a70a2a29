import { fits, type Line } from '../../../lines/line.ts';
import { areTaggedTogether, isTaggedAcross } from '../../../lines/line-tags.ts';
import type { Passage } from '../../../paragraphs/passage.ts';
import { thresholds as paragraphThresholds } from '../../../paragraphs/thresholds.ts';
import { thresholds } from '../../lists/thresholds.ts';
import { thresholds as own } from '../thresholds.ts';

/** Whether lines may be program code, whose indents matter: all are in fixed-pitch fonts. */
export const isCode = (lines: readonly Line[]) => lines.every(({ look }) => look.isFixedPitch);

/** The empty lines of a paragraph after one of its lines. */
function blankLines(line: Line, next: Line, pitch: number): number {
  const distance = next.baseline - line.baseline;
  const { minBlankTimes, maxBlankTimes } = paragraphThresholds;
  const isBlank = distance > minBlankTimes * pitch && distance < maxBlankTimes * pitch;
  return isBlank && areTaggedTogether(line, next) === true ? Math.round(distance / pitch) - 1 : 0;
}

const widthOf = ({ x0, x1 }: Line) => x1 - x0;

/**
 * The lines of a centred or right-aligned paragraph that tags hold together, although the next word would have fitted beside
 * them. Without one that is shorter than the longest by a word, indents may be the reason, unless they were very wide.
 */
function unevenBreaks({ lines, edges }: Passage): readonly (readonly [number, number])[] {
  const column = edges.x1 - edges.x0;
  const pairs = lines.slice(1).map((next, index) => ({ index, next, line: lines[index] as Line }));
  const early = (room: number) =>
    pairs.filter(({ line, next }) => areTaggedTogether(line, next) === true && fits(next, room - widthOf(line)));
  const longest = Math.max(...lines.map(widthOf));
  const isShort = longest < own.layout.maxShortLineShare * column;
  return isShort || early(longest).length > 0 ? early(column).map(({ index }) => [index, 1]) : [];
}

/**
 * Finds the lines of a paragraph that end with explicit line breaks: tags say that the lines are one paragraph, although
 * the next word would have fitted or empty lines follow. Otherwise, only program code and paragraphs with a line shorter
 * than the longest by a word, as in an address, have such breaks. Text that flows around a picture has none.
 * @returns The number of breaks by the indexes of these lines.
 */
export function forcedBreaks(passage: Passage): ReadonlyMap<number, number> {
  const { lines, edges, alignment, isRightToLeft, pitch } = passage;
  if (isRightToLeft || lines.some(({ beside }) => beside !== undefined)) return new Map();
  if (alignment === 'center' || alignment === 'right') return new Map(unevenBreaks(passage));
  const furthest = Math.max(...lines.map(({ x1 }) => x1));
  const pairs = lines.slice(1).map((next, index) => ({ index, next, line: lines[index] as Line }));
  const breaksAt = (edge: number) => pairs.filter(({ line, next }) => endsEarly(line, next, edge));
  const early = isCode(lines) || breaksAt(furthest).length > 0 ? breaksAt(edges.x1) : [];
  const left = Math.min(...lines.map(({ x0 }) => x0));
  // What a reader broke begins at the left edge.
  const indented = isCode(lines)
    ? pairs.filter(
        ({ line, next }) =>
          next.x0 > left + thresholds.sameIndentEms * next.look.size && areTaggedTogether(line, next) === true,
      )
    : [];
  // Lines of names and values, such as those of a form: readers break none of them.
  const tabbed = pairs.filter(
    ({ line, next }) => line.stops.length > 0 && next.stops.length > 0 && areTaggedTogether(line, next) === true,
  );
  const blanks = pairs.map(({ index, line, next }) => [index, 1 + blankLines(line, next, pitch)] as const);
  return new Map([
    ...[...early, ...indented, ...tabbed].map(({ index }) => [index, 1] as const),
    ...(pitch > 0 ? blanks.filter(([, breaks]) => breaks > 1) : []),
  ]);
}

/**
 * Whether a line ends before the edge although the first word of the next one, on its page or the next, would have fitted.
 */
const endsEarly = (line: Line, next: Line, edge: number) =>
  (areTaggedTogether(line, next) === true || isTaggedAcross(line, next, 'paragraph')) && fits(next, edge - line.x1);
