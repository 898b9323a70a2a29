import type { Line } from '../lines/line.ts';
import { isArtifact, isUntagged } from '../lines/line-tags.ts';
import { isWithin } from '../model/box.ts';
import type { Box, Rule } from '../model/page-model.ts';
import { isInTableRow } from './in-table-row.ts';
import { endsIn, hasWord, type Place, placeOf, type Repeats, reachOf, type SegmentedPage } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

/** A ruled table, with the places of its vertical lines. */
interface HeadGrid extends Box {
  readonly xs?: readonly number[];
  readonly cells?: readonly unknown[];
}

/** A page whose running heads are looked for, with its tables. */
export interface PageWithGrids extends SegmentedPage {
  /** Ruled tables. One that extends below the header zone is text, however often its first row repeats. */
  readonly grids: readonly HeadGrid[];
  /** Whether it is known which lines are painted as heads, so that no others are that no other page repeats. */
  readonly areHeadsDrawn?: boolean;
  /** Its visible rules. */
  readonly drawnRules?: readonly Rule[] | undefined;
}

/** Lines at the top and at the foot of a page. */
export type Heads = Readonly<Record<Place, readonly Line[]>>;

/** What is found at the top and at the foot of a page. */
export const atBoth = (find: (place: Place) => readonly Line[]): Heads => ({
  header: find('header'),
  footer: find('footer'),
});

const isIn = (grid: Box, { x0, x1, baseline }: Line) => isWithin(grid, (x0 + x1) / 2, baseline);

/** Whether a table that begins in the zone of heads is the same on most pages, with all its lines. */
function isHeadTable(grid: Box, place: Place, page: PageWithGrids, repeats: Repeats): boolean {
  const { from, to } = reachOf(grid, place, page.height);
  if (from > thresholds.zoneShare * page.height || to > thresholds.maxTableShare * page.height) return false;
  const lines = page.segments.filter((line) => isIn(grid, line));
  return lines.some(hasWord) && lines.every((line) => repeats.isUsual(line, page));
}

/** Whether a box is drawn around a page, its running heads included. */
const isAroundPage = ({ x0, x1, y0, y1, cells }: HeadGrid, { width, height }: PageWithGrids): boolean =>
  cells?.length === 1 && Math.min((x1 - x0) / width, (y1 - y0) / height) > thresholds.aroundPageShare;

/** Whether a table has the columns of one in the text of the page before: what is at the top of its page are its last rows. */
function isRest({ xs = [] }: HeadGrid, before: PageWithGrids | undefined): boolean {
  if (before === undefined || xs.length < thresholds.rest.minLines) return false;
  const isSame = (other: readonly number[]) =>
    other.length === xs.length &&
    other.every((x, index) => Math.abs(x - (xs[index] as number)) < thresholds.rest.sameLine);
  return before.grids.some((grid) => isSame(grid.xs ?? []) && !endsIn(grid, 'header', before.height));
}

/**
 * The lines of a page that may be running heads: those in the zones of heads, but not in a table of the text.
 * @param before The page before it.
 */
export function headCandidates(page: PageWithGrids, before: PageWithGrids | undefined, repeats: Repeats): Heads {
  const { segments, height } = page;
  const grids = page.grids.filter((grid) => !isAroundPage(grid, page));
  return atBoth((place) => {
    const tables = grids.filter((grid) => !endsIn(grid, place, height) || (place === 'header' && isRest(grid, before)));
    const heads = tables.filter((grid) => isHeadTable(grid, place, page, repeats));
    const others = tables.filter((grid) => !heads.includes(grid));
    return segments.filter(
      (line) =>
        heads.some((grid) => isIn(grid, line)) ||
        (placeOf(line, height) === place && !others.some((grid) => isIn(grid, line))),
    );
  });
}

/**
 * The candidates of a document that its tags exclude from the text, provided that the tags exclude any that recur:
 * otherwise, the program tags heads as text.
 * @param candidates Those of each page.
 */
export function withoutTagged(
  candidates: readonly Heads[],
  pages: readonly PageWithGrids[],
  repeats: Repeats,
): readonly Heads[] {
  const isToldHead = (line: Line, page: PageWithGrids) => isArtifact(line) && repeats.isUsual(line, page);
  const areTold = pages.some((page, index) => {
    const { header, footer } = candidates[index] as Heads;
    return [...header, ...footer].some((line) => isToldHead(line, page));
  });
  if (!areTold) return candidates;
  return candidates.map((found) => atBoth((place) => found[place].filter(isUntagged)));
}

/** The candidates that are on most pages, or on most odd or even ones, unless they are cells of a table. */
export function usualHeads(page: PageWithGrids, candidates: Heads, repeats: Repeats): Heads {
  const isUsual = (line: Line) => repeats.isUsual(line, page);
  return atBoth((place) =>
    candidates[place].filter((line) => isUsual(line) && !isInTableRow(line, page.segments, isUsual)),
  );
}
