import type { Edges } from '../../columns/edges.ts';
import type { Line } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import type { TabStop } from '../../model/doc-model.ts';
import { largest, smallest, spread } from '../../model/extremes.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.layout;

/** The lines of a paragraph, and what is known of their tabs. */
type TabbedLines = Pick<Passage, 'lines' | 'edges' | 'endsTogether'>;

/** The marks of a line before, between and after its tabs. */
function partsOf({ marks }: Line): readonly (readonly Mark[])[] {
  const parts: Mark[][] = [[]];
  for (const mark of marks)
    if (mark.type === 'tab') parts.push([]);
    else parts.at(-1)?.push(mark);
  return parts;
}

/** Where the text after each tab of a line begins, in points from the edge at which its lines begin. */
const beginsOf = (line: Line, { x0, x1 }: Edges): readonly number[] =>
  line.isRightToLeft
    ? partsOf(line)
        .slice(1)
        .map(
          (part, index) =>
            x1 -
            largest(
              part.map((mark) => mark.x1),
              line.stops[index],
            ),
        )
    : line.stops.map((stop) => stop - x0);

/** Where the text before each tab of a line ends, likewise. */
const endsOf = (line: Line, { x0, x1 }: Edges): readonly number[] =>
  line.isRightToLeft
    ? partsOf(line)
        .slice(0, -1)
        .map(
          (part) =>
            x1 -
            smallest(
              part.map((mark) => mark.x0),
              line.x1,
            ),
        )
    : line.marks.flatMap(({ type }, index) => (type === 'tab' ? [(line.marks[index - 1]?.x1 ?? line.x0) - x0] : []));

/** Where a line ends, in points from the edge at which lines begin. */
const endOf = (line: Line, { x0, x1 }: Edges): number => (line.isRightToLeft ? x1 - line.x0 : line.x1 - x0);

/** Whether what is after the last tabs of lines ends at one place, but does not begin at one. */
function endTogether(tabbed: readonly Line[], edges: Edges): boolean {
  const begins = tabbed.map((line) => beginsOf(line, edges).at(-1) ?? 0);
  const ends = tabbed.map((line) => endOf(line, edges));
  return tabbed.length > 1 && spread(ends) < limits.sameTabStop && spread(begins) > limits.sameTabStop;
}

/**
 * The tab stops that a line uses, in points from the edge of the column at which lines begin.
 * @param farShare The share of the column from which on a tab may lead to its other edge.
 * @param isAtEnd Whether the last tab leads to where the line ends, wherever that is.
 */
function stopsOf(line: Line, edges: Edges, farShare: number, isAtEnd: boolean): readonly TabStop[] {
  const tabs = line.marks.filter(({ type }) => type === 'tab');
  const width = edges.x1 - edges.x0;
  const end = endOf(line, edges);
  const begins = beginsOf(line, edges);
  return begins.map((begin, index): TabStop => {
    const hasLeader = tabs[index]?.hasLeader ?? false;
    const isFar = hasLeader || begin > farShare * width;
    const isLast = index === begins.length - 1;
    const isRight = isLast && (isAtEnd || (isFar && width - end < limits.rightTabTolerance));
    return { at: isRight ? end : begin, alignment: isRight ? 'right' : 'left', leader: hasLeader ? 'dot' : 'none' };
  });
}

const areSame = (one: TabStop, other: TabStop) =>
  one.alignment === other.alignment && Math.abs(one.at - other.at) < limits.sameTabStop;

/** Whether each tab of a line leads to its stop: no other one is between the text before the tab and it. */
function leadsToStops(line: Line, own: readonly TabStop[], all: readonly TabStop[], edges: Edges): boolean {
  const ends = endsOf(line, edges);
  return own.every((stop, index) => {
    const next = all.filter(({ at }) => at > (ends[index] ?? 0)).sort((a, b) => a.at - b.at)[0];
    return next !== undefined && areSame(next, stop);
  });
}

/** The tab stops of each of a paragraph's lines that have tabs, and of all of them; null if one has too many. */
function readStops({ lines, edges, endsTogether = false }: TabbedLines) {
  const tabbed = lines.filter(({ stops }) => stops.length > 0);
  // One line of several may fill the column by chance.
  const farShare = lines.length === 1 ? limits.minRightTabOfOneShare : limits.minRightTabShare;
  const isAtEnd = endsTogether || endTogether(tabbed, edges);
  const each = tabbed.map((line) => ({ line, stops: stopsOf(line, edges, farShare, isAtEnd) }));
  const all: TabStop[] = [];
  for (const { stops } of each) {
    all.push(...stops.filter((stop) => !all.some((known) => areSame(known, stop))));
    if (all.length > limits.maxTabStops) return { each, common: null };
  }
  return { each, common: each.every(({ line, stops }) => leadsToStops(line, stops, all, edges)) ? all : null };
}

/**
 * The tab stops of a paragraph: those of all its lines if each tab then leads to where it does on the page, otherwise
 * those of the first line with tabs.
 */
export function tabsOf(passage: TabbedLines): readonly TabStop[] {
  const { each, common } = readStops(passage);
  return common ?? each[0]?.stops ?? [];
}

/** Whether the tabs of all lines of a paragraph lead to where they do on the page, with the same tab stops. */
export const haveCommonStops = (passage: TabbedLines): boolean => readStops(passage).common !== null;
