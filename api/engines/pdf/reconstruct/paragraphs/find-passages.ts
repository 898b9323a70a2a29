import { endsSentence } from '../../writing-systems/sentence-end.ts';
import type { Edges } from '../columns/edges.ts';
import { fits, kindsOf, type Line, median } from '../lines/line.ts';
import { areTaggedTogether, mayEndBetween } from '../lines/line-tags.ts';
import { areSetAlike } from '../lines/type-size.ts';
import { isCodeLine } from './code-lines.ts';
import { withEntries } from './contents-entries.ts';
import { continuedLines } from './continued-lines.ts';
import { linesAfterEnds } from './drawn-ends.ts';
import { type Label, labelOf } from './labels.ts';
import type { Passage } from './passage.ts';
import { passageOf } from './passage-of.ts';
import { thresholds } from './thresholds.ts';

interface Draft {
  readonly lines: Line[];
  readonly label: Label | null;
  /** Points from the first line to the second; 0 for one line. */
  pitch: number;
  /** Points from the line before it. */
  readonly gap: number;
}

/** What the lines of a flow have in common. */
interface Column {
  readonly edges: Edges;
  /** The usual pitch, in ems. */
  readonly usual: number;
  readonly continued: ReadonlySet<Line>;
  readonly afterEnds: ReadonlySet<Line>;
}

/** Whether a line is as far from the left edge as from the right one. */
const isInMiddle = (line: Line, { x0, x1 }: Edges) =>
  Math.abs((line.x0 + line.x1 - x0 - x1) / 2) < thresholds.centred.sameMiddle;

/** Whether both lines are centred, away from the left edge. */
function areCentred(before: Line, line: Line, edges: Edges): boolean {
  // Lines with the same left edge are only centred if they are of the same length.
  const areFlush =
    Math.abs(before.x0 - line.x0) < thresholds.centred.flush &&
    Math.abs(before.x1 - line.x1) > thresholds.centred.otherEnd;
  return (
    !areFlush &&
    isInMiddle(before, edges) &&
    isInMiddle(line, edges) &&
    Math.max(before.x0, line.x0) > edges.x0 + thresholds.centred.minIndent
  );
}

/** Whether both lines end at the right edge and begin far from the left one, as in an address or a signature. */
const areAtRight = (before: Line, line: Line, { x0, x1 }: Edges) =>
  [before, line].every(
    (each) =>
      Math.abs(each.x1 - x1) < thresholds.atRight.sameEdge &&
      each.x0 - x0 > thresholds.atRight.minIndentShare * (x1 - x0),
  );

/** Space in points at the end of a line. */
function slackOf(before: Line, line: Line, edges: Edges, toLeft: boolean): number {
  if (!toLeft && areAtRight(before, line, edges)) return edges.x1 - edges.x0 - (before.x1 - before.x0);
  if (areCentred(before, line, edges)) return edges.x1 - edges.x0 - (before.x1 - before.x0);
  return toLeft ? before.x0 - edges.x0 : (edges.reach ?? edges.x1) - before.x1;
}

/** Whether a line happens to begin with a number in mid-sentence, which looks like a label. */
function isNumberInText({ lines }: Draft, before: Line, line: Line, label: Label, fitted: boolean): boolean {
  if (label.isBullet || fitted || endsSentence(before.text) || line.isRightToLeft) return false;
  const begin = lines.length > 1 ? before.x0 : line.x0;
  return (
    Math.abs(line.x0 - begin) < thresholds.indent.sameBegin && /\p{Ll}$/u.test(before.text) && /\d$/.test(label.text)
  );
}

/** Whether text continues with wide line spacing: the next line is as far away, or the text is in mid-sentence. */
function isWide({ lines, pitch }: Draft, line: Line, next: Line | undefined, edges: Edges): boolean {
  const before = lines.at(-1) as Line;
  const distance = line.baseline - before.baseline;
  const slack = slackOf(before, line, edges, false);
  const isHeading = areCentred(before, line, edges) && before.look === line.look && slack < line.firstWordWidth;
  if (isHeading && distance < thresholds.pitch.maxHeadingEms * line.look.size) return true;
  const isEven = next !== undefined && Math.abs(next.baseline - line.baseline - distance) < thresholds.loose.samePitch;
  const isFull =
    edges.x1 - before.x1 < Math.min(line.firstWordWidth, thresholds.loose.maxFreeEms * line.look.size) &&
    before.x0 - edges.x0 < thresholds.loose.maxIndentShare * (edges.x1 - edges.x0);
  return (
    pitch === 0 && isEven && isFull && !endsSentence(before.text) && distance < thresholds.pitch.maxEms * line.look.size
  );
}

/** Whether two full lines with the same indent are the first lines of two paragraphs: the line after them has none. */
function areBothFirst({ lines: [first, ...rest] }: Draft, line: Line, next: Line | undefined): boolean {
  if (first === undefined || rest.length > 0 || next === undefined || line.isRightToLeft) return false;
  const isNear = next.baseline - line.baseline < thresholds.loose.maxNextTimes * (line.baseline - first.baseline);
  const isSecondIndented = line.x0 - next.x0 > thresholds.indent.minFirst && next.look.size === line.look.size;
  return (
    Math.abs(first.x0 - line.x0) < thresholds.indent.same && isSecondIndented && isNear && endsSentence(first.text)
  );
}

/**
 * Whether a line continues a list item although the previous line ends early: it is below the item's text, and closer
 * than items are.
 */
function continuesItem(current: Draft, line: Line, label: Label | null, slack: number, edges: Edges): boolean {
  const before = current.lines.at(-1);
  if (current.label === null || label !== null || before === undefined) return false;
  const isBelow = Math.abs(line.x0 - current.label.bodyX) < thresholds.indent.sameBody;
  const isClose = current.gap > thresholds.pitch.itemTimes * (line.baseline - before.baseline);
  return isBelow && isClose && slack < thresholds.maxItemSlackShare * (edges.x1 - edges.x0);
}

/** Whether two lines differ in size, even at the line break: words of another size may fill a line of a paragraph. */
function differInSize(before: Line, line: Line): boolean {
  if (areSetAlike(before.look, line.look)) return false;
  const [last, first] = [before.marks.at(-1), line.marks[0]];
  return last === undefined || first === undefined || !areSetAlike(last.look, first.look);
}

/** Whether a line ends with a leader and a page number, as the entries of tables of contents do. */
const endsEntry = (line: Line) =>
  /\t\s*(?:[\divxlc]{1,7}|\p{L}{1,10}\.?\s\d{1,4})$/iu.test(line.text) &&
  kindsOf(line).some(({ hasLeader }) => hasLeader === true);

function startsPassage(
  current: Draft,
  line: Line,
  next: Line | undefined,
  label: Label | null,
  { edges, usual, continued, afterEnds }: Column,
): boolean {
  const before = current.lines.at(-1) as Line;
  const distance = line.baseline - before.baseline;
  const together = distance > 0 ? areTaggedTogether(before, line) : null;
  const isFar = distance > thresholds.pitch.maxTaggedEms * Math.max(line.look.size, before.look.size);
  if (together !== null) return !together || isFar;
  const reference = current.pitch || usual * Math.max(line.look.size, before.look.size);
  if (afterEnds.has(line)) return true;
  // A checkbox starts a new paragraph.
  if (distance <= 0 || endsEntry(before) || kindsOf(line)[0]?.field?.type === 'checkbox') return true;
  if (
    distance > Math.max(reference * thresholds.pitch.maxTimes, reference + thresholds.pitch.maxMore) &&
    !isWide(current, line, next, edges)
  )
    return true;
  if (current.pitch > 0 && distance < current.pitch * thresholds.pitch.minTimes) return true;
  if (differInSize(before, line)) return true;
  const toLeft = current.lines[0]?.isRightToLeft ?? false;
  if (
    line.isRightToLeft !== toLeft &&
    (toLeft ? edges.x1 - line.x1 : line.x0 - edges.x0) > thresholds.maxOtherDirection
  )
    return true;
  const slack = slackOf(before, line, edges, toLeft);
  // The strongest sign of a new paragraph: the next word would have fitted.
  const isContinued =
    !mayEndBetween(before, line) && (continued.has(line) || continuesItem(current, line, label, slack, edges));
  const fitted = fits(line, slack) && !isContinued;
  if (label !== null && !isNumberInText(current, before, line, label, fitted)) {
    const isWithinItem =
      current.label !== null && Math.abs(line.x0 - current.label.bodyX) < thresholds.indent.sameBody && !fitted;
    if (!isWithinItem || label.isBullet) return true;
  }
  const hangs =
    current.lines.length === 1 &&
    current.label === null &&
    before.stops.length === 1 &&
    line.stops.length === 0 &&
    Math.abs(line.x0 - (before.stops[0] ?? 0)) < thresholds.indent.same;
  if (hangs || isHanging(current, line)) return fitted;
  if (
    (line.stops.length > 0 && label === null) ||
    before.stops.length > (current.label === null || current.lines.length > 1 ? 0 : 1)
  )
    return true;
  if (fitted || isCodeLine(before, line, slack, edges.x1 - edges.x0)) return true;
  const isCentred = areCentred(before, line, edges);
  const width = edges.x1 - edges.x0;
  // A line far to the right above a centred one is aligned there, and not the first of a paragraph.
  const isAtRight =
    before.x0 - line.x0 > Math.max(thresholds.indent.maxUnderLead, thresholds.indent.maxFirstShare * width);
  if (current.lines.length === 1 && !toLeft && isAtRight && isInMiddle(line, edges)) return true;
  if (!isCentred && areBothFirst(current, line, next)) return true;
  if (!isCentred && changesIndent(current, before, line)) return true;
  // A paragraph may begin with bold words that fill its first line.
  const isInSentence = /^\p{Ll}/u.test(line.text) && !endsSentence(before.text);
  return (
    line.isBold !== before.isBold &&
    (slack > thresholds.minBoldSlackShare * width || (!isInSentence && current.lines.every(({ isBold }) => isBold)))
  );
}

/** Whether a line is aligned with a paragraph's text after its first tab. */
const isHanging = ({ lines: [first, ...rest], label }: Draft, line: Line) =>
  label === null &&
  first !== undefined &&
  rest.length > 0 &&
  first.stops.length === 1 &&
  line.stops.length === 0 &&
  [...rest, line].every(({ x0 }) => Math.abs(x0 - (first.stops[0] ?? 0)) < thresholds.indent.same);

function changesIndent(current: Draft, before: Line, line: Line): boolean {
  if (line.isRightToLeft) return false;
  if (current.lines.length > 1) return Math.abs(line.x0 - before.x0) > thresholds.indent.same + 1;
  const hanging = current.label?.bodyX ?? before.x0;
  const isIndented =
    line.x0 - before.x0 > thresholds.indent.same && Math.abs(line.x0 - hanging) > thresholds.indent.same;
  return (
    isIndented &&
    current.label === null &&
    (line.isBold !== before.isBold || line.x0 - before.x0 > thresholds.indent.maxUnderLead)
  );
}

/**
 * Divides lines into paragraphs.
 *
 * @param lines Whole lines of one column, from its top to its bottom.
 * @param edges The left and right edges of the column.
 */
export function findPassages(lines: readonly Line[], edges: Edges): readonly Passage[] {
  const pitches = lines.flatMap((line, index) => {
    const distance = line.baseline - (lines[index - 1]?.baseline ?? line.baseline);
    return distance > 0 && distance < thresholds.pitch.maxSampleEms * line.look.size ? [distance / line.look.size] : [];
  });
  const column = {
    edges,
    usual: median(pitches) || thresholds.pitch.usualEms,
    continued: continuedLines(lines, edges),
    afterEnds: linesAfterEnds(lines),
  };
  const drafts: Draft[] = [];
  for (const [index, line] of lines.entries()) {
    const label = labelOf(line);
    const current = drafts.at(-1);
    if (current === undefined || startsPassage(current, line, lines[index + 1], label, column)) {
      const gap = line.baseline - (lines[index - 1]?.baseline ?? line.baseline);
      drafts.push({ lines: [line], label, pitch: 0, gap });
      continue;
    }
    if (current.pitch === 0) current.pitch = line.baseline - (current.lines[0] as Line).baseline;
    current.lines.push(line);
  }
  return withEntries(drafts.map((draft) => passageOf(draft.lines, draft.label, edges)));
}
