import type { Edges } from '../columns/edges.ts';
import { type Line, lineOf } from '../lines/line.ts';
import type { Mark } from '../lines/mark.ts';
import { largest, smallest, spread } from '../model/extremes.ts';
import { glyphWith } from '../model/new-glyph.ts';
import { labelOf } from './labels.ts';
import { thresholds } from './thresholds.ts';

const leader = /^[.…·_]$/;
/** Those that count, in a line; dots of some fonts have codes that say nothing. */
const leaders = /[.…·\ufffd]/g;
/** A page number at the end of a line, after dots that are apart from each other: however few, they lead to it. */
const spacedLeader = /[.·](?:\s+[.·])+\s*[\divxlc]{1,7}$/i;

/** What follows dots that stand for words in a sentence, or for what is filled in. */
const goingOn = /^\s*[\p{Ll},;:)\]%]/u;
/** The number of a page, which the word for a page may precede. */
const pageNumber = /^\s*(?:[\divxlc]{1,7}|\p{L}{1,10}\.?\s\d{1,4})\s*$/iu;

/** Whether dots are typed, and lead to nothing: the sentence continues after them, or there are more. */
function areTyped(rest: readonly Mark[], minDots: number): boolean {
  const text = rest.map((mark) => mark.text).join('');
  return !pageNumber.test(text) && (goingOn.test(text) || (text.match(leaders)?.length ?? 0) >= minDots);
}

const widthOf = ({ x0, x1 }: Mark) => x1 - x0;

/** Whether a sign is narrow as a dot, and the same as the first one, though it is not known which. */
const isRepeated = (mark: Mark, first: Mark) =>
  mark.text === '\ufffd' &&
  first.text === mark.text &&
  widthOf(mark) < thresholds.join.maxDotEms * mark.look.size &&
  Math.abs(widthOf(mark) - widthOf(first)) < thresholds.join.sameDotWidth;

/** Replaces dots before a page number by a tab with a leader. */
function withLeaders(marks: readonly Mark[], minDots: number): readonly Mark[] {
  const out: Mark[] = [];
  for (let index = 0; index < marks.length; ) {
    let end = index;
    let dots = 0;
    const first = marks[index] as Mark;
    while (end < marks.length) {
      const mark = marks[end] as Mark;
      const isDot = leader.test(mark.text) || isRepeated(mark, first);
      if (mark.type === 'letter' && isDot && mark.text !== '_') dots++;
      else if (mark.type === 'letter') break;
      end++;
    }
    const last = marks[end - 1];
    if (dots >= minDots && last !== undefined && end < marks.length && out.length > 0) {
      if (areTyped(marks.slice(end), minDots)) out.push(...marks.slice(index, end));
      else out.push(glyphWith(first, { type: 'tab', text: '\t', x1: last.x1, hasLeader: true, isSoftHyphen: false }));
      index = end;
    } else {
      out.push(first);
      index++;
    }
  }
  return out;
}

type Row = readonly Line[];

const reachesBoth = (row: Row, { x0, x1 }: Edges) =>
  Math.abs((row[0] as Line).x0 - x0) < thresholds.join.sameEdge &&
  Math.abs((row.at(-1) as Line).x1 - x1) < thresholds.join.sameEdge;

/** Widths of the gaps between the segments of a row, and of the spaces within them. */
function gapsOf(row: Row): readonly number[] {
  const parts = row.slice(1).map(({ x0 }, index) => x0 - (row[index] as Line).x1);
  const spaces = row.flatMap(({ marks }) => marks.filter(({ type }) => type === 'space').map(({ x0, x1 }) => x1 - x0));
  return [...parts, ...spaces];
}

/**
 * Whether the gaps of a row are the spaces of a justified line that ends with a line break: all are equally wide, up to
 * the right edge or to a final space before it. Columns of equally wide words would have such gaps too.
 */
function hasForcedSpaces(row: Row, { x1 }: Edges): boolean {
  const slack = x1 - (row.at(-1) as Line).x1;
  const gaps = [...gapsOf(row), ...(Math.abs(slack) < thresholds.join.sameEdge ? [] : [slack])];
  return (
    row.length > 1 &&
    gaps.length > 1 &&
    spread(gaps) < thresholds.join.sameSpace &&
    spread(row.map((line) => line.x1 - line.x0)) > thresholds.join.sameEdge
  );
}

/** The lines without gaps above and below a row, in type of its size. */
const linesNear = ([first]: Row, near: readonly (Row | undefined)[]): readonly Line[] =>
  near.flatMap((row) => {
    const [line, ...others] = row ?? [];
    if (line === undefined || first === undefined || others.length > 0 || line.look.size !== first.look.size) return [];
    const distance = Math.abs(line.baseline - first.baseline);
    return distance < thresholds.join.maxNeighbourEms * first.look.size ? [line] : [];
  });

/**
 * Whether the gaps of a row are the spaces of a line that was justified between the edges, or between those of an indented
 * paragraph, whose other lines show them.
 */
function hasStretchedSpaces(row: Row, edges: Edges, near: readonly (Row | undefined)[]): boolean {
  const lines = linesNear(row, near);
  const isWithin = lines.some((line) => reachesBoth(row, line));
  if (!isWithin && !reachesBoth(row, edges)) return false;
  const gaps = gapsOf(row);
  if (largest(gaps) > (1 + thresholds.join.maxSpaceDifferenceShare) * smallest(gaps)) return false;
  if (gaps.length > 1 || row[1]?.marks[0]?.space === 'written') return true;
  // A single gap proves nothing, but the neighbouring lines show whether text is justified.
  return isWithin || lines.some((line) => reachesBoth([line], edges));
}

/** Whether more spaces are typed between parts of a row than justified type of one width has, as in a drawing of letters. */
const hasTypedGaps = (row: Row) =>
  row.slice(1).some(({ x0, look, marks: [first] }, index) => {
    const room = x0 - (row[index] as Line).x1;
    return look.isFixedPitch && first !== undefined && room > thresholds.label.minSpaceRun * widthOf(first);
  });

/** A row without the label at the start of its first segment; null if that has none. */
function withoutLabel([first, ...rest]: Row): Row | null {
  const label = first === undefined ? null : labelOf(first);
  return first === undefined || label === null ? null : [lineOf(first.marks.slice(label.length)), ...rest];
}

/**
 * The index of the segment from which the gaps of a row are stretched spaces, which may follow a label; the row's
 * length if none are.
 */
function stretchedFrom(row: Row, edges: Edges | undefined, near: readonly (Row | undefined)[]): number {
  if (edges === undefined || row.length < 2 || row.some(({ isRightToLeft }) => isRightToLeft)) return row.length;
  if (hasTypedGaps(row)) return row.length;
  if (hasStretchedSpaces(row, edges, near) || hasForcedSpaces(row, edges)) return 0;
  const unlabelled = withoutLabel(row);
  if (unlabelled !== null && hasForcedSpaces(unlabelled, edges)) return 0;
  const hasLabel = (row[0] as Line).text.length < thresholds.join.maxLabelLength;
  return hasLabel && hasForcedSpaces(row.slice(1), edges) ? 1 : row.length;
}

/** What a gap between two parts of a line becomes. */
type Gap = Pick<Mark, 'type' | 'text'>;

const space: Gap = { type: 'space', text: ' ' };
const tab: Gap = { type: 'tab', text: '\t' };

function gapBetween(before: Line, after: Line, gap: Gap): Mark {
  const last = (before.isRightToLeft ? before.marks[0] : before.marks.at(-1)) as Mark;
  return glyphWith(last, { ...gap, x0: before.x1, x1: after.x0, space: null, isSoftHyphen: false });
}

/** Whether a row is read from the right: whole, since a part of the other direction may be between others. */
const isReadFromRight = (row: Row) =>
  row.some(({ isRightToLeft }) => isRightToLeft) && lineOf(row.flatMap(({ marks }) => marks)).isRightToLeft;

/**
 * Joins the parts of a line in reading order.
 * @param from The index of the part from which gaps are spaces rather than tabs.
 */
function wholeLine(row: Row, from: number): Line {
  const isFromRight = isReadFromRight(row);
  return row.reduce((whole, part, at) => {
    const [before, after] = isFromRight ? [part, whole] : [whole, part];
    return lineOf([...before.marks, gapBetween(whole, part, at > from ? space : tab), ...after.marks]);
  });
}

/**
 * Whether a segment is at the height of a row: on its baseline, or beside its letters, as small type is beside large. Text
 * that flows could not have both where they are.
 */
function areLevel(row: Row, segment: Line): boolean {
  const [first] = row as [Line, ...Line[]];
  const { sameLineEms, middleEms, capitalEms } = thresholds.join;
  const difference = Math.abs(first.baseline - segment.baseline);
  if (difference < sameLineEms * Math.max(first.look.size, segment.look.size)) return true;
  const [small, large] = first.look.size < segment.look.size ? [first, segment] : [segment, first];
  const middle = small.baseline - middleEms * small.look.size;
  return middle < large.baseline && middle > large.baseline - capitalEms * large.look.size;
}

/** Groups segments on one baseline, from left to right. */
function rowsOf(segments: readonly Line[]): readonly Row[] {
  const rows: Line[][] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const near = rows
      .slice(-thresholds.join.lookBack)
      .findLast(
        (row) =>
          areLevel(row, segment) &&
          row.every(
            ({ x0, x1 }) =>
              segment.x0 >= x1 - thresholds.join.maxOverlap || segment.x1 <= x0 + thresholds.join.maxOverlap,
          ),
      );
    if (near === undefined) rows.push([segment]);
    else near.push(segment);
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0));
}

/**
 * Joins the segments of one column into whole lines, from top to bottom. Gaps become tabs or, if they are as wide as
 * the line's other spaces, the spaces of a justified line.
 * @param edges The left and right edges of the column. Without them, no gap is taken for a stretched space.
 */
export function joinSegments(segments: readonly Line[], edges?: Edges): readonly Line[] {
  return rowsOf(segments)
    .map((row, index, rows) => {
      const near = [rows[index - 1], rows[index + 1]];
      const from = stretchedFrom(row, edges, near);
      const line = wholeLine(row, from);
      const minDots = spacedLeader.test(line.text) ? 2 : thresholds.join.minLeaderDots;
      if ((line.text.match(leaders)?.length ?? 0) < minDots) return line;
      const marks = withLeaders(line.marks, minDots);
      return marks.length === line.marks.length ? line : lineOf(marks);
    })
    .sort((a, b) => a.baseline - b.baseline);
}
