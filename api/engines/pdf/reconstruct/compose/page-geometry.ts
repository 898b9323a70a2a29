import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { Margins } from '../model/doc-model.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FlowItem } from '../tables/filled-table.ts';
import type { JoinedPage } from './flow/join-flows.ts';
import { extentOf, type ParagraphContext } from './paragraphs/compose-paragraph.ts';
import { aboveBaseline } from './paragraphs/line-pitch.ts';

/**
 * Room below the lowest line, so that a rounding does not push it to the next page: little where notes stand on the
 * margin, much where every page begins with a break of its own and none of its text has to end at a certain line.
 */
const slacks = { notes: 1, usual: 8, free: 30 } as const;
const leastFreeMargin = 28;

/** The last line of a paragraph on the page where it begins: joined over pages, it ends on another one. */
function lastOnPage({ lines }: Passage): Line | undefined {
  const end = lines.findIndex((line, index) => index > 0 && line.baseline <= (lines[index - 1] as Line).baseline);
  return end < 0 ? lines.at(-1) : lines[end - 1];
}

const lowestOf = (item: FlowItem, { pitchOf }: ParagraphContext) =>
  item.type === 'passage' ? (lastOnPage(item)?.baseline ?? item.y1) + (1 - aboveBaseline) * pitchOf(item) : item.y1;

/** A frame becomes a border of the paragraphs in it: they begin where they stand. */
function topOf(item: FlowItem, context: ParagraphContext): number {
  if (item.type === 'passage') return extentOf(item, context.pitchOf(item)).top;
  const [first] = item.type === 'table' && item.isFrame ? (item.cells[0]?.items ?? []) : [];
  return first === undefined ? item.y0 : topOf(first, context);
}

/** The margins of pages of one size: where their text begins and ends at the most. */
export function marginsOf(pages: readonly JoinedPage[], edges: Edges, context: ParagraphContext): Margins {
  const [{ width, height }] = pages as readonly [JoinedPage, ...JoinedPage[]];
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const items = [...flows.flatMap((flow) => flow.items), ...pages.flatMap(({ notes }) => notes)];
  // What began on the page before is none of the page's items.
  const resumed = (values: readonly (number | null | undefined)[]) => values.filter((y) => y != null);
  const tops = [
    ...items.map((item) => topOf(item, context)),
    ...resumed([...pages.map(({ tableStarts }) => tableStarts), ...flows.map(({ resumesFrom }) => resumesFrom)]),
  ];
  const footerTop = smallest(
    pages.flatMap(({ footer }) => footer.map(({ y0 }) => y0)),
    height,
  );
  const footerBottom = largest(
    pages.flatMap(({ footer }) => footer.map(({ y1 }) => y1)),
    0,
  );
  const headerTop = smallest(
    pages.flatMap(({ header }) => header.map(({ y0 }) => y0)),
    36,
  );
  const top = Math.max(0, smallest(tops, height / 3));
  const ends = resumed([...pages.map(({ tableEnds }) => tableEnds), ...flows.map(({ resumesAt }) => resumesAt)]);
  const lowest = largest([...items.map((item) => lowestOf(item, context)), ...ends], height * 0.6);
  const flowsOn = flows.some(({ resumesAt }) => resumesAt !== null);
  const room = height - lowest;
  const slack = pages.some(({ notes }) => notes.length > 0)
    ? slacks.notes
    : flowsOn || pages.some(({ tableEnds }) => tableEnds !== undefined)
      ? slacks.usual
      : Math.max(slacks.usual, Math.min(slacks.free, room - leastFreeMargin));
  const bottom = Math.max(0, Math.min(room - slack, 110));
  return {
    top,
    right: Math.max(0, width - edges.x1 - 0.5),
    bottom: footerTop < height ? Math.min(bottom, height - footerTop + 40) : bottom,
    left: edges.x0,
    header: Math.max(6, headerTop - 1),
    footer: footerBottom > 0 ? Math.max(6, height - footerBottom - 1) : 20,
  };
}
