import type { Edges } from '../../columns/edges.ts';
import type { Line } from '../../lines/line.ts';
import type { TabStop } from '../../model/doc-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.paragraph;

/** The tab stops that a line uses, in points from the left edge of the column. */
function stopsOf(line: Line, edges: Edges): readonly TabStop[] {
  const tabs = line.marks.filter(({ type }) => type === 'tab');
  return line.stops.map((stop, index): TabStop => {
    const hasLeader = tabs[index]?.hasLeader ?? false;
    const isLast = index === line.stops.length - 1;
    const isFar = hasLeader || stop - edges.x0 > limits.minRightTab * (edges.x1 - edges.x0);
    const isRight = isLast && isFar && edges.x1 - line.x1 < limits.rightTabTolerance;
    return {
      at: (isRight ? line.x1 : stop) - edges.x0,
      alignment: isRight ? 'right' : 'left',
      leader: hasLeader ? 'dot' : 'none',
    };
  });
}

const areSame = (one: TabStop, other: TabStop) =>
  one.alignment === other.alignment && Math.abs(one.at - other.at) < limits.sameTabStop;

/** Whether each tab of a line leads to its stop: no other one is between the text before the tab and it. */
function leadsToStops(line: Line, own: readonly TabStop[], all: readonly TabStop[], edges: Edges): boolean {
  const ends = line.marks.flatMap(({ type }, index) =>
    type === 'tab' ? [(line.marks[index - 1]?.x1 ?? line.x0) - edges.x0] : [],
  );
  return own.every((stop, index) => {
    const next = all.filter(({ at }) => at > (ends[index] ?? 0)).sort((a, b) => a.at - b.at)[0];
    return next !== undefined && areSame(next, stop);
  });
}

/**
 * The tab stops of a paragraph: those of all its lines if each tab then leads to where it does on the page, otherwise
 * those of the first line with tabs.
 */
export function tabsOf({ lines, edges }: Pick<Passage, 'lines' | 'edges'>): readonly TabStop[] {
  const tabbed = lines.filter(({ stops }) => stops.length > 0);
  const each = tabbed.map((line) => ({ line, stops: stopsOf(line, edges) }));
  const all: TabStop[] = [];
  for (const { stops } of each) {
    all.push(...stops.filter((stop) => !all.some((known) => areSame(known, stop))));
    if (all.length > limits.maxTabStops) return each[0]?.stops ?? [];
  }
  return each.every(({ line, stops }) => leadsToStops(line, stops, all, edges)) ? all : (each[0]?.stops ?? []);
}
