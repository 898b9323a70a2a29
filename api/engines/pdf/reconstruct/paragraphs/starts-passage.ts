import { endsSentence } from '../../writing-systems/sentence-end.ts';
import type { Edges } from '../columns/edges.ts';
import { fits, kindsOf, type Line } from '../lines/line.ts';
import { areTaggedTogether, mayEndBetween } from '../lines/line-tags.ts';
import { areSetAlike } from '../lines/type-size.ts';
import { isCodeLine } from './code-lines.ts';
import type { Column, Draft, Junction, Room } from './junction.ts';
import type { Label } from './labels.ts';
import { areCentred, isInMiddle, roomAfter, roomBefore } from './line-room.ts';
import { areOfMixedSizes, haveColumns, isAsFarAsWords, runsOn } from './runs-on.ts';
import { thresholds } from './thresholds.ts';

/** Whether a line happens to begin with a number in mid-sentence, which looks like a label. */
function isNumberInText({ current: { lines }, before, line }: Junction, label: Label, room: Room): boolean {
  if (label.isBullet || room.hadFitted || endsSentence(before.text) || line.isRightToLeft) return false;
  const begin = lines.length > 1 ? before.x0 : line.x0;
  return (
    Math.abs(line.x0 - begin) < thresholds.indent.sameBegin && /\p{Ll}$/u.test(before.text) && /\d$/.test(label.text)
  );
}

/** Whether a line begins below the text of the item that the paragraph so far is. */
const isBelowItem = ({ current: { label }, line }: Junction): boolean =>
  label !== null && Math.abs(line.x0 - label.bodyX) < thresholds.indent.sameBody;

/** Whether the second line of an item is as far from the first as that is from the line before it. */
const isAsFarAsItem = (junction: Junction): boolean =>
  isBelowItem(junction) && Math.abs(junction.current.gap - junction.distance) < thresholds.loose.samePitch;

/** Whether text continues with wide line spacing: the lines around are as far away, or the text is in mid-sentence. */
function isWide(junction: Junction, edges: Edges): boolean {
  const { current, before, line, next, distance } = junction;
  const slack = roomAfter(before, line, edges);
  const isHeading = areCentred(before, line, edges) && before.look === line.look && slack < line.firstWordWidth;
  if (isHeading && distance < thresholds.pitch.maxHeadingEms * line.look.size) return true;
  const isEven =
    (next !== undefined && Math.abs(next.baseline - line.baseline - distance) < thresholds.loose.samePitch) ||
    isAsFarAsItem(junction);
  const isFull =
    edges.x1 - before.x1 < Math.min(line.firstWordWidth, thresholds.loose.maxFreeEms * line.look.size) &&
    before.x0 - edges.x0 < thresholds.loose.maxIndentShare * (edges.x1 - edges.x0);
  return (
    current.pitch === 0 &&
    isEven &&
    isFull &&
    !endsSentence(before.text) &&
    distance < thresholds.pitch.maxEms * line.look.size
  );
}

/** Whether two full lines with the same indent are the first lines of two paragraphs: the line after them has none. */
function areBothFirst({ current, line, next }: Junction): boolean {
  const [first] = current.lines;
  if (first === undefined || current.lines.length > 1 || next === undefined || line.isRightToLeft) return false;
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
function continuesItem(junction: Junction, slack: number, edges: Edges): boolean {
  if (junction.label !== null || !isBelowItem(junction)) return false;
  const isClose = junction.current.gap > thresholds.pitch.itemTimes * junction.distance;
  return isClose && slack < thresholds.maxItemSlackShare * (edges.x1 - edges.x0);
}

/** Whether two lines differ in size, even at the line break: words of another size may fill a line of a paragraph. */
function differInSize(junction: Junction, edges: Edges): boolean {
  const { before, line } = junction;
  if (areSetAlike(before.look, line.look)) return false;
  if (areOfMixedSizes(before, line) && runsOn(junction, edges)) return false;
  const [last, first] = [before.marks.at(-1), line.marks[0]];
  return last === undefined || first === undefined || !areSetAlike(last.look, first.look);
}

/** Whether a line ends with a leader and a page number, as the entries of tables of contents do. */
const endsEntry = (line: Line) =>
  /\t\s*(?:[\divxlc]{1,7}|\p{L}{1,10}\.?\s\d{1,4})$/iu.test(line.text) &&
  kindsOf(line).some(({ hasLeader }) => hasLeader === true);

/** Whether a line begins where the only line before it does after its only tab. */
const hangsBelowFirst = ({ current, before, line }: Junction) =>
  current.lines.length === 1 &&
  current.label === null &&
  before.stops.length === 1 &&
  line.stops.length === 0 &&
  Math.abs(line.x0 - (before.stops[0] ?? 0)) < thresholds.indent.same;

/** Whether a line is aligned with a paragraph's text after its first tab. */
function isHanging({ lines, label }: Draft, line: Line): boolean {
  const [first] = lines;
  if (label !== null || first?.stops.length !== 1 || lines.length < 2 || line.stops.length > 0) return false;
  const [stop = 0] = first.stops;
  const isBelowStop = ({ x0 }: Line) => Math.abs(x0 - stop) < thresholds.indent.same;
  return isBelowStop(line) && lines.every((each) => each === first || isBelowStop(each));
}

/** Whether a line begins further right or left than the lines of a paragraph do. */
function changesIndent({ current, before, line }: Junction, { edgesOf }: Column): boolean {
  if (line.isRightToLeft) return false;
  // How far lines beside a picture are from it does not say.
  if (edgesOf(line).x0 !== edgesOf(before).x0) return false;
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

/** Whether a line is too far from the one before it, or too close. */
function isAtOtherDistance(junction: Junction, { edges, usual }: Column): boolean {
  const { current, before, line, distance } = junction;
  const { maxTimes, maxMore, minTimes } = thresholds.pitch;
  const reference = current.pitch || usual * Math.max(line.look.size, before.look.size);
  const isFar = distance > Math.max(reference * maxTimes, reference + maxMore);
  const isOther = (isFar && !isWide(junction, edges)) || (current.pitch > 0 && distance < current.pitch * minTimes);
  return isOther && !(runsOn(junction, edges) && isAsFarAsWords(junction, usual));
}

/** Whether a line is read in the other direction, and begins away from the edge at which that begins. */
function turnsRound({ line, isRightToLeft }: Junction, edges: Edges): boolean {
  if (line.isRightToLeft === isRightToLeft) return false;
  const indent = isRightToLeft ? edges.x1 - line.x1 : line.x0 - edges.x0;
  return indent > thresholds.maxOtherDirection;
}

/** Whether a line begins with a check box. */
const beginsWithBox = (line: Line) => kindsOf(line)[0]?.field?.type === 'checkbox';

/** Whether tags join what stands below each other: LibreOffice has all fields that are anchored in a paragraph in its tag. */
function areBoxesInTag(before: Line, line: Line, edges: Edges): boolean {
  return beginsWithBox(line) && fits(line, roomAfter(before, line, edges));
}

/** Whether there is nothing but formulas in a line. */
const isFormula = (line: Line) =>
  kindsOf(line).every(({ type, formula }) => type !== 'letter' || formula !== undefined);

/** Whether a line cannot belong to a paragraph, wherever the line before it ends. */
function isSetApart(junction: Junction, column: Column): boolean {
  const { before, line, distance } = junction;
  if (column.afterEnds.has(line) || distance <= 0 || endsEntry(before)) return true;
  // A checkbox starts a new paragraph. Equations below each other have a line each, however wide they are.
  if (beginsWithBox(line) || (isFormula(before) && isFormula(line))) return true;
  return (
    isAtOtherDistance(junction, column) || differInSize(junction, column.edges) || turnsRound(junction, column.edges)
  );
}

/** The room at the end of a paragraph so far, unless its text continues from there. */
function roomBetween(junction: Junction, { edgesOf, continued }: Column): Room {
  const { before, line, isRightToLeft } = junction;
  const edges = edgesOf(before);
  const slack = isRightToLeft ? roomBefore(before, line, edges) : roomAfter(before, line, edges);
  const isContinued = !mayEndBetween(before, line) && (continued.has(line) || continuesItem(junction, slack, edges));
  return { slack, hadFitted: fits(line, slack) && !isContinued };
}

/** Whether a label begins an item: it is neither within the text of another one, nor a number in a sentence. */
function beginsItem(junction: Junction, label: Label, room: Room): boolean {
  const { current, line } = junction;
  if (isNumberInText(junction, label, room)) return false;
  const isWithinItem =
    current.label !== null && Math.abs(line.x0 - current.label.bodyX) < thresholds.indent.sameBody && !room.hadFitted;
  return !isWithinItem || label.isBullet;
}

/** Whether a line and the one before it are rows of columns that tabs make, rather than text. */
function areRows(junction: Junction, edges: Edges): boolean {
  const { current, before, line, label } = junction;
  const areTabbed =
    (line.stops.length > 0 && label === null) ||
    before.stops.length > (current.label === null || current.lines.length > 1 ? 0 : 1);
  return areTabbed && (haveColumns(before, line) || !runsOn(junction, edges));
}

/** Whether a line is set at another place of its column than the lines of a paragraph. */
function isSetElsewhere(junction: Junction, column: Column): boolean {
  const { edges } = column;
  const { current, before, line, isRightToLeft } = junction;
  const { maxUnderLead, maxFirstShare } = thresholds.indent;
  // A line far to the right above a centred one is aligned there, and not the first of a paragraph.
  const isAtRight = before.x0 - line.x0 > Math.max(maxUnderLead, maxFirstShare * (edges.x1 - edges.x0));
  if (current.lines.length === 1 && !isRightToLeft && isAtRight && isInMiddle(line, edges)) return true;
  return !areCentred(before, line, edges) && (areBothFirst(junction) || changesIndent(junction, column));
}

/** Whether bold text ends or begins between two lines. A paragraph may begin with bold words that fill its first line. */
function changesWeight({ current, before, line }: Junction, { slack }: Room, { x0, x1 }: Edges): boolean {
  if (line.isBold === before.isBold) return false;
  const isInSentence = /^\p{Ll}/u.test(line.text) && !endsSentence(before.text);
  return (
    slack > thresholds.minBoldSlackShare * (x1 - x0) || (!isInSentence && current.lines.every(({ isBold }) => isBold))
  );
}

/**
 * Whether a line starts a paragraph rather than continuing one.
 * @param next The line after it.
 */
export function startsPassage(
  current: Draft,
  { line, label, next }: Pick<Junction, 'line' | 'label' | 'next'>,
  column: Column,
): boolean {
  const before = current.lines.at(-1) as Line;
  const distance = line.baseline - before.baseline;
  const together = distance > 0 ? areTaggedTogether(before, line) : null;
  if (together !== null) {
    const isFar = distance > thresholds.pitch.maxTaggedEms * Math.max(line.look.size, before.look.size);
    return !together || isFar || areBoxesInTag(before, line, column.edges);
  }
  const isRightToLeft = current.lines[0]?.isRightToLeft ?? false;
  const junction: Junction = { current, before, line, label, next, distance, isRightToLeft };
  if (isSetApart(junction, column)) return true;
  const room = roomBetween(junction, column);
  if (label !== null && beginsItem(junction, label, room)) return true;
  if (hangsBelowFirst(junction) || isHanging(current, line)) return room.hadFitted;
  const { edges } = column;
  if (areRows(junction, edges) || room.hadFitted || isCodeLine(before, line, room.slack, edges.x1 - edges.x0))
    return true;
  return isSetElsewhere(junction, column) || changesWeight(junction, room, edges);
}
