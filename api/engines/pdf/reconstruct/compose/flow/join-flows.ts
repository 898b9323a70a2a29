import type { AnalysedPage, Flow } from '../../flow/analysed-page.ts';
import { type Line, lineWith } from '../../lines/line.ts';
import { areTaggedTogether } from '../../lines/line-tags.ts';
import { largest } from '../../model/extremes.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { passageOf } from '../../paragraphs/passage-of.ts';
import { continues } from '../paragraphs/continues.ts';
import { extentOf } from '../paragraphs/lines/extent.ts';
import { isCode } from '../paragraphs/lines/forced-breaks.ts';
import { areSameColumns, isHidden, sizeKey } from './page-shape.ts';
import { thresholds } from './thresholds.ts';

/** A column of text whose first paragraph may have been joined to the last one of the previous column. */
export interface JoinedFlow extends Flow {
  /** Top and bottom of the rest of that paragraph on this page; null if there is none. */
  readonly resumesFrom: number | null;
  readonly resumesAt: number | null;
}

/** A page whose columns are joined to the preceding ones. */
export interface JoinedPage extends Omit<AnalysedPage, 'regions'> {
  readonly regions: readonly { readonly columns: readonly JoinedFlow[] }[];
}

const notResumed = { resumesFrom: null, resumesAt: null } as const;

const beginOf = ({ edges: { x0, begin = x0 } }: Passage) => begin;

/** Moves a line to the right. */
function shifted(line: Line, across: number): Line {
  const { x0, x1, stops, beside } = line;
  const own = beside === undefined ? {} : { beside: { x0: beside.x0 + across, x1: beside.x1 + across } };
  return lineWith(line, { x0: x0 + across, x1: x1 + across, stops: stops.map((x) => x + across), ...own });
}

const lowestOf = (columns: readonly Flow[]) => largest(columns.flatMap(({ items }) => items.map(({ y1 }) => y1)));

/** Where the text of the pages of each size ends, in points from the upper edge. */
function endsOf(pages: readonly AnalysedPage[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const page of pages) {
    const end = lowestOf(page.regions.flatMap(({ columns }) => columns));
    ends.set(sizeKey(page), Math.max(ends.get(sizeKey(page)) ?? 0, end));
  }
  return ends;
}

/**
 * Whether all columns at the foot of a page leave room, since they were made as long as one another: the first one would
 * take all text that goes on in the next.
 * @param end Where the text of such pages ends.
 */
const areBalanced = ({ regions, notes }: AnalysedPage, columns: readonly Flow[], end: number, pitch: number) =>
  columns.length > 1 &&
  notes.length === 0 &&
  regions.at(-1)?.columns === columns &&
  end - lowestOf(columns) > thresholds.minFreeLines * pitch;

/** Whether there is one line and nothing else in a column: it does not show how long lines are. */
const isLine = ({ items }: Flow) => items.length === 1 && items[0]?.type === 'passage' && items[0].lines.length === 1;

/**
 * Whether program code is shaded from its second part on: that would lose the shading in the first one, and its lines need
 * no joining.
 */
const isShadedLater = (last: Passage, first: Passage) =>
  last.shading === undefined && first.shading !== undefined && isCode([...last.lines, ...first.lines]);

/**
 * Whether tags say that two parts of a page are one paragraph: they number the paragraphs of each page from the start.
 */
function areTaggedAsOne(last: Passage, next: Passage): boolean {
  const [end, begin] = [last.lines.at(-1), next.lines[0]];
  return end !== undefined && begin !== undefined && areTaggedTogether(end, begin) === true;
}

/**
 * Joins paragraphs divided by the end of a page or column. They stay where their first part is, so both parts must be in
 * one section: the rest would otherwise fill a page of its own. The pages of a scan stay apart, each with its picture.
 */
export function joinFlows(pages: readonly AnalysedPage[]): readonly JoinedPage[] {
  const flows = pages.flatMap((page) =>
    page.regions.flatMap(({ columns }) => columns.map((flow) => ({ flow, columns, page, size: sizeKey(page) }))),
  );
  const joined = new Map<Flow, JoinedFlow>();
  let openFlow: Flow | null = null;
  let section: { readonly columns: readonly Flow[]; readonly size: string } | null = null;
  let pageBefore: AnalysedPage | undefined;
  const ends = endsOf(pages);
  for (const { flow, columns, page, size } of flows) {
    const isOther = page !== pageBefore;
    const isScan = isOther && (isHidden(page) || (pageBefore !== undefined && isHidden(pageBefore)));
    if (section === null || isScan || section.size !== size || !areSameColumns(section.columns, columns)) {
      section = { columns, size };
      openFlow = null;
    }
    pageBefore = page;
    const before = openFlow === null ? undefined : joined.get(openFlow);
    const last = before?.items.at(-1);
    const first = flow.items[0];
    if (
      openFlow !== null &&
      before !== undefined &&
      last?.type === 'passage' &&
      first?.type === 'passage' &&
      (isOther || !areBalanced(page, columns, ends.get(size) ?? 0, first.pitch || last.pitch)) &&
      !isShadedLater(last, first) &&
      ((!isOther && areTaggedAsOne(last, first)) || (continues(last, first) && !(isLine(before) && isLine(flow))))
    ) {
      const across = beginOf(last) - beginOf(first);
      const lines = [...last.lines, ...first.lines.map((line) => shifted(line, across))];
      const whole = passageOf(lines, last.label, last.edges);
      const pitch = last.pitch || first.pitch;
      const alignment = last.lines.length > 1 ? last.alignment : first.alignment;
      const kept = { ...whole, pitch, alignment, ...(last.shading && { shading: last.shading }) };
      joined.set(openFlow, { ...before, items: [...before.items.slice(0, -1), kept] });
      const { top, bottom } = extentOf(first, pitch);
      joined.set(flow, { ...flow, items: flow.items.slice(1), resumesFrom: top, resumesAt: bottom });
      if (flow.items.length > 1) openFlow = flow;
    } else {
      joined.set(flow, { ...flow, ...notResumed });
      openFlow = flow;
    }
  }
  return pages.map((page) => ({
    ...page,
    regions: page.regions.map(({ columns }) => ({
      columns: columns.map((flow) => joined.get(flow) ?? { ...flow, ...notResumed }),
    })),
  }));
}
