import type { Line } from '../../lines/line.ts';
import { drawnParagraphOf, isTaggedAcross, tagOf } from '../../lines/line-tags.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { passageOf } from '../../paragraphs/passage-of.ts';
import type { FilledCell, FilledTable, FlowItem } from '../../tables/filled-table.ts';
import { continues } from '../paragraphs/continues.ts';
import { thresholds } from './thresholds.ts';

const isFilled = ({ items }: FilledCell) => items.length > 0;
const beginsLower = /^\p{Ll}/u;

/** The two halves of a cell in a row that is divided by the end of a page. */
interface Part {
  readonly above: FilledCell;
  readonly below: FilledCell;
}

/** Whether a cell is one for several rows, on one page at least. */
const isMerged = ({ above, below }: Part) => above.cell.rows > 1 || below.cell.rows > 1;

/** Pairs the cells of a table's last row with those of a row of the next table, from the left; null if their columns differ. */
function partsOf(first: FilledTable, second: FilledTable, row: number): readonly Part[] | null {
  const last = first.grid.ys.length - 2;
  const inRow = ({ cells }: FilledTable, at: number) =>
    cells.filter(({ cell }) => cell.row <= at && at < cell.row + cell.rows);
  const [above, below] = [inRow(first, last), inRow(second, row)];
  if (above.length !== below.length || below.some(({ cell }) => cell.row < row)) return null;
  const parts = above.flatMap((upper): readonly Part[] => {
    const lower = below.find(({ cell }) => cell.column === upper.cell.column && cell.columns === upper.cell.columns);
    return lower === undefined ? [] : [{ above: upper, below: lower }];
  });
  if (parts.length < above.length) return null;
  return parts.toSorted((a, b) => a.above.cell.column - b.above.cell.column);
}

/** The paragraphs before and after the division of a cell; null if something else is there. */
function dividedAt({ above, below }: Part): readonly [Passage, Passage] | null {
  const [last, next] = [above.items.at(-1), below.items[0]];
  return last?.type === 'passage' && next?.type === 'passage' ? [last, next] : null;
}

/** Whether the end of a paragraph is not drawn, where a word processor draws those of others. */
function goesOn({ lines }: Passage): boolean {
  const last = lines.at(-1);
  return last !== undefined && drawnParagraphOf(last)?.isEnded === false;
}

/** Whether tags say that a cell continues below; null if they don't say. */
function isTaggedOn([last, next]: readonly [Passage, Passage]): boolean | null {
  const [end, begin] = [last.lines.at(-1), next.lines[0]];
  if (end === undefined || begin === undefined || tagOf(end) === null || tagOf(begin) === null) return null;
  return isTaggedAcross(end, begin, 'cell');
}

const linesIn = ({ items }: FilledCell) =>
  items.reduce((sum, item) => sum + (item.type === 'passage' ? item.lines.length : 0), 0);

/** Whether every row below the first has text in a column. */
function hasNames({ cells, grid }: FilledTable, column: number): boolean {
  const names = cells.filter(({ cell }) => cell.column === column && cell.row > 0);
  return names.length === grid.ys.length - 2 && names.length >= thresholds.minNamedRows && names.every(isFilled);
}

/**
 * Whether a row has no name, and all others have one: then it continues the one above. Names are in the first column, or
 * behind those whose cells are for several rows.
 */
function lacksName(first: FilledTable, parts: readonly Part[]): boolean {
  const at = parts.findIndex((part) => !isMerged(part));
  const name = parts[at];
  if (name === undefined || !isFilled(name.above)) return false;
  return parts.slice(0, at + 1).every(({ below }) => !isFilled(below)) && hasNames(first, name.above.cell.column);
}

/** Whether the text of a cell, which ends with the first of two paragraphs, reaches the foot that pages have. */
function isAtFoot({ above: { cell } }: Part, end: readonly [Passage, Passage] | null, foot: number): boolean {
  const line = end?.[0].lines.at(-1);
  if (line === undefined) return false;
  const room = thresholds.maxRoomBelowPartEms * line.look.size;
  return cell.y1 > foot - room && line.y1 > cell.y1 - room;
}

/**
 * Whether a row of a table continues the last row of the table on the page before.
 *
 * @param row Its index in the second table.
 * @param foot The lowest text of the pages, in points from the top.
 */
export function isDividedRow(first: FilledTable, second: FilledTable, row: number, foot: number): boolean {
  const parts = partsOf(first, second, row);
  const continuing = parts?.filter(({ below }) => isFilled(below)) ?? [];
  if (parts === null || continuing.length === 0) return false;
  const ends = continuing.map(dividedAt);
  const tagged = ends.map((end) => end && isTaggedOn(end));
  // A cell that spans several rows may continue where another row begins.
  if (tagged.includes(true)) return !tagged.includes(false);
  if (continuing.some(({ below: { items } }) => items.some(({ type }) => type === 'table'))) return false;
  const areAtFoot = continuing.map((part, index) => isAtFoot(part, ends[index] ?? null, foot));
  const goOn = ends.map(
    (end) => end !== null && (beginsLower.test(end[1].text) || goesOn(end[0])) && continues(...end),
  );
  const isHigh = ({ above }: Part) => linesIn(above) >= thresholds.minLinesOfHighRow;
  // What is beside a paragraph that the foot cuts may have ended above, and go on below empty lines.
  if (continuing.some((part, index) => areAtFoot[index] && goOn[index] && isHigh(part))) return true;
  if (areAtFoot.includes(false)) return false;
  // Of two boxes, the second would have begun on the page before, whose foot the first one reaches.
  if (isBox(first) && isBox(second)) return true;
  // A cell for several rows says nothing of one of them.
  const ended = parts.filter((part) => isFilled(part.above) && !isFilled(part.below) && !isMerged(part));
  // Rows of single words, such as `yes` and `no`, seem to continue where a column has no room for two of them.
  const mayBeRow = ended.length === 0 && continuing.every(({ above }) => linesIn(above) === 1);
  const going = goOn.filter(Boolean).length;
  const isMidParagraph = !mayBeRow && going > 0 && going >= thresholds.minGoingOnShare * continuing.length;
  const isTall = ended.length > 0 && continuing.some(isHigh);
  return isMidParagraph || isTall || lacksName(first, parts);
}

/** Whether a table is a box of one cell. */
const isBox = ({ cells }: FilledTable) => cells.length === 1;

/** Moves a line down. */
const moveLineDown = (line: Line, by: number): Line => ({
  ...line,
  y0: line.y0 + by,
  y1: line.y1 + by,
  baseline: line.baseline + by,
  marks: line.marks.map((mark) =>
    glyphWith(mark, { y0: mark.y0 + by, y1: mark.y1 + by, baseline: mark.baseline + by }),
  ),
});

const moveItemDown = (item: FlowItem, by: number): FlowItem =>
  item.type === 'passage'
    ? { ...item, y0: item.y0 + by, y1: item.y1 + by, lines: item.lines.map((line) => moveLineDown(line, by)) }
    : { ...item, y0: item.y0 + by, y1: item.y1 + by };

/** Joins two halves of a cell, including a paragraph that spans them. */
function joinHalves(part: Part): FilledCell {
  const { above, below } = part;
  const by = above.cell.y1 - below.cell.y0;
  const items = below.items.map((item) => moveItemDown(item, by));
  const rows = above.cell.rows + below.cell.rows - 1;
  const cell = { ...above.cell, rows, y1: below.cell.y1 + by };
  const lastFloats = [...(above.lastFloats ?? []), ...(below.lastFloats ?? [])];
  const whole = { ...above, cell, ...(lastFloats.length > 0 && { lastFloats }) };
  const divided = dividedAt({ above, below: { ...below, items } });
  if (divided === null || !continues(...divided)) return { ...whole, items: [...above.items, ...items] };
  const [last, next] = divided;
  const joined = passageOf([...last.lines, ...next.lines], last.label, last.edges);
  const pitch = last.pitch || next.pitch;
  return { ...whole, items: [...above.items.slice(0, -1), { ...joined, pitch }, ...items.slice(1)] };
}

/** The cells of the first table, those of its last row joined to their rest in a row of the second. */
export function joinDividedRow(first: FilledTable, second: FilledTable, row: number): readonly FilledCell[] {
  const parts = partsOf(first, second, row) ?? [];
  return first.cells.map((filled) => {
    const part = parts.find(({ above }) => above === filled);
    return part === undefined ? filled : joinHalves(part);
  });
}
