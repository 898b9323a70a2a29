import type { AnalysedPage, Flow } from '../../flow/analysed-page.ts';
import { fits, type Line } from '../../lines/line.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { passageOf } from '../../paragraphs/passage-of.ts';
import { extentOf } from '../paragraphs/compose-paragraph.ts';

/** A flow, and from where and how far down it the paragraph reaches that began in the one before; null where none did. */
export interface JoinedFlow extends Flow {
  readonly resumesFrom: number | null;
  readonly resumesAt: number | null;
}

export interface JoinedPage extends Omit<AnalysedPage, 'regions'> {
  readonly regions: readonly { readonly columns: readonly JoinedFlow[] }[];
}

/** Points by which columns may differ and be one text. */
const sameWidth = 12;
const goesOn = /^[\p{Ll}\p{N}(“"'‘\p{Lo}]/u;
const sentenceEnd = /[.!?:;。！？؟]["”’)]*$/;

/** Whether a paragraph at the foot of a flow goes on at the head of the next. */
export function continues(last: Passage, next: Passage): boolean {
  const [end, begin] = [last.lines.at(-1), next.lines[0]];
  if (end === undefined || begin === undefined || next.label !== null) return false;
  if (Math.abs(end.look.size - begin.look.size) > 0.6 || end.isBold !== begin.isBold) return false;
  if (end.stops.length > 0 || begin.stops.length > 0) return false;
  const widthOf = ({ edges: { x0, x1 } }: Passage) => x1 - x0;
  const isAlike = Math.abs(widthOf(last) - widthOf(next)) < sameWidth;
  if (!isAlike && (sentenceEnd.test(end.text) || !/^\p{Ll}/u.test(begin.text))) return false;
  const slack = last.isRightToLeft ? end.x0 - last.edges.x0 : last.edges.x1 - end.x1;
  if (fits(begin, slack)) return false;
  return (
    goesOn.test(begin.text) &&
    (!sentenceEnd.test(end.text) || last.lines.length + next.lines.length > 3) &&
    (!sentenceEnd.test(end.text) || slack < begin.firstWordWidth)
  );
}

const notResumed = { resumesFrom: null, resumesAt: null } as const;

/** A line as it would stand in another column. */
const moved = (line: Line, across: number): Line => ({
  ...line,
  x0: line.x0 + across,
  x1: line.x1 + across,
  stops: line.stops.map((x) => x + across),
});

/** Puts paragraphs that a page's or column's end divides together again, at their first part. */
export function joinFlows(pages: readonly AnalysedPage[]): readonly JoinedPage[] {
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const joined = new Map<Flow, JoinedFlow>();
  let holder: Flow | null = null;
  for (const flow of flows) {
    const before = holder === null ? undefined : joined.get(holder);
    const last = before?.items.at(-1);
    const first = flow.items[0];
    if (
      holder !== null &&
      before !== undefined &&
      last?.type === 'passage' &&
      first?.type === 'passage' &&
      continues(last, first)
    ) {
      const across = last.edges.x0 - first.edges.x0;
      const lines = [...last.lines, ...first.lines.map((line) => moved(line, across))];
      const whole = passageOf(lines, last.label, last.edges);
      const pitch = last.pitch || first.pitch;
      const kept = { ...whole, pitch, alignment: last.lines.length > 1 ? last.alignment : first.alignment };
      joined.set(holder, { ...before, items: [...before.items.slice(0, -1), kept] });
      const { top, bottom } = extentOf(first, pitch);
      joined.set(flow, { ...flow, items: flow.items.slice(1), resumesFrom: top, resumesAt: bottom });
      if (flow.items.length > 1) holder = flow;
    } else {
      joined.set(flow, { ...flow, ...notResumed });
      holder = flow;
    }
  }
  return pages.map((page) => ({
    ...page,
    regions: page.regions.map(({ columns }) => ({
      columns: columns.map((flow) => joined.get(flow) ?? { ...flow, ...notResumed }),
    })),
  }));
}
