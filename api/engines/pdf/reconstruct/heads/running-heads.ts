import { type Line, median } from '../lines/line.ts';
import { drawnParagraphOf, isUntagged } from '../lines/line-tags.ts';
import { isWithin } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box, Rule } from '../model/page-model.ts';
import { isInTableRow } from './in-table-row.ts';
import { findLoneHeads } from './lone-heads.ts';
import { createRepeats, endsIn, hasWord, type LinedPage, type Place, placeOf, reachOf } from './repeated-lines.ts';
import { headRules } from './ruled-heads.ts';
import { textLimits } from './text-limits.ts';
import { textStarts } from './text-starts.ts';
import { thresholds } from './thresholds.ts';

/** The lines of a page, separated from its header and footer lines. */
export interface PageLines {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly body: readonly Line[];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
}

export interface PageWithGrids extends LinedPage {
  /** Ruled tables. One that extends below the header zone is text, however often its first row repeats. */
  readonly grids: readonly Box[];
  /** Whether it is known which lines are painted as heads, so that no others are that no other page repeats. */
  readonly areHeadsDrawn?: boolean;
  /** Its visible rules. */
  readonly drawnRules?: readonly Rule[] | undefined;
}

type Heads = Readonly<Record<Place, readonly Line[]>>;

const atBoth = (of: (place: Place) => readonly Line[]): Heads => ({ header: of('header'), footer: of('footer') });

/** Lines without some of them. */
export function without(lines: readonly Line[], leftOut: readonly Line[]): readonly Line[] {
  const left = new Set(leftOut);
  return lines.filter((line) => !left.has(line));
}

/** Whether all of some lines are among others. */
function areAmong(lines: readonly Line[], others: readonly Line[]): boolean {
  const known = new Set(others);
  return lines.every((line) => known.has(line));
}

/** The lines that are heads if some are untagged, as heads are in tagged files: tagged ones beside those are text. */
function untaggedIfAny(lines: readonly Line[]): readonly Line[] {
  const untagged = lines.filter(isUntagged);
  return untagged.length === 0 ? lines : untagged;
}

/**
 * Separates headers and footers from the text: lines shared by all, odd or even pages, or by several consecutive ones.
 */
export function findRunningHeads(pages: readonly PageWithGrids[]): readonly PageLines[] {
  const repeats = createRepeats(pages);
  const isCopy = pages.map(repeats.isCopy);
  const candidates = pages.map((page) => {
    const isIn = (grid: Box, { x0, x1, baseline }: Line) => isWithin(grid, (x0 + x1) / 2, baseline);
    /** Whether a table that begins in the zone of heads is the same on most pages, with all its lines. */
    const isHead = (grid: Box, place: Place) => {
      const { from, to } = reachOf(grid, place, page.height);
      if (from > thresholds.zoneShare * page.height || to > thresholds.maxTableShare * page.height) return false;
      const lines = page.segments.filter((line) => isIn(grid, line));
      return lines.some(hasWord) && lines.every((line) => repeats.isUsual(line, page));
    };
    return atBoth((place) => {
      const tables = page.grids.filter((grid) => !endsIn(grid, place, page.height));
      const heads = tables.filter((grid) => isHead(grid, place));
      const others = tables.filter((grid) => !heads.includes(grid));
      return page.segments.filter(
        (line) =>
          heads.some((grid) => isIn(grid, line)) ||
          (placeOf(line, page.height) === place && !others.some((grid) => isIn(grid, line))),
      );
    });
  });
  const usual = pages.map((page, index) => {
    const isUsual = (line: Line) => repeats.isUsual(line, page);
    return atBoth((place) =>
      isCopy[index]
        ? []
        : (candidates[index] as Heads)[place].filter(
            (line) => isUsual(line) && !isInTableRow(line, page.segments, isUsual),
          ),
    );
  });
  const bodies = pages.map(({ segments }, index) => {
    const { header, footer } = usual[index] as Heads;
    return without(segments, [...header, ...footer]);
  });
  const texts = pages.map((page, index) => ({ ...page, body: bodies[index] as readonly Line[] }));
  const [limits, starts] = [textLimits(texts), textStarts(texts)];

  /** The outermost lines that consecutive pages share, at a height at which other pages have no text. */
  const inRun = (page: PageWithGrids, index: number, place: Place): readonly Line[] => {
    const reach = (line: Line) => reachOf(line, place, page.height);
    const known = new Set((candidates[index] as Heads)[place]);
    const sorted = [...page.segments].sort((a, b) => reach(a).to - reach(b).to);
    const end = sorted.findIndex((line) => !known.has(line) || repeats.runOf(line, page) < 2);
    const [heads, next] = [sorted.slice(0, Math.max(0, end)), sorted[end]];
    const outer = heads.find((line) => hasWord(line) && !repeats.isUsual(line, page));
    if (isCopy[index] || outer === undefined || next === undefined) return [];
    const deepest = largest(heads.map((line) => reach(line).to));
    if (reach(next).from - deepest < thresholds.repeated.minGapLines * (next.y1 - next.y0)) return [];
    const limit = limits.of(page, place, repeats.pagesWith(outer, page));
    if (limit !== null && reach(outer).to < limit) return heads;
    const margin = smallest(page.segments.map(({ x0 }) => x0));
    return repeats.runOf(outer, page) >= thresholds.repeated.longRun && deepest < margin ? heads : [];
  };

  const ruleOf = headRules(pages);
  /** The lines beyond a rule that other pages have at the same place, if they are small. */
  const beyondRule = (page: PageWithGrids, index: number, place: Place): readonly Line[] => {
    const rule = ruleOf(page, place);
    if (isCopy[index] || rule === null) return [];
    const size = median(page.segments.map(({ look }) => look.size));
    const beyond = page.segments.filter(
      (line) => reachOf(line, place, page.height).to < rule + (line.y1 - line.y0) / 2,
    );
    const areSmall = beyond.every(({ look }) => look.size <= thresholds.lone.maxSizeTimes * size);
    return areSmall && areAmong(beyond, (candidates[index] as Heads)[place]) ? beyond : [];
  };

  return pages.map((page, index) => {
    const { width, height, segments } = page;
    const lone = findLoneHeads(
      page,
      (place) => limits.of(page, place, new Set()),
      (place) => starts.of(page, place),
    );
    const found = atBoth((place) => {
      const own = (usual[index] as Heads)[place];
      if (page.areHeadsDrawn) {
        const drawn = segments.filter((line) => drawnParagraphOf(line)?.head === place);
        return [...new Set([...own, ...drawn])];
      }
      const isInZone = areAmong(lone[place], (candidates[index] as Heads)[place]);
      const alone = isInZone ? untaggedIfAny(lone[place]) : [];
      const more = [inRun(page, index, place), alone, beyondRule(page, index, place)].sort(
        (a, b) => b.length - a.length,
      );
      return more.find((lines) => areAmong(own, lines)) ?? own;
    });
    const { header, footer } = atBoth((place) => {
      const heads = new Set(found[place]);
      return segments.filter((line) => heads.has(line));
    });
    const body = without(segments, [...header, ...footer]);
    return { index: page.index, width, height, body, header, footer };
  });
}
