import type { Line } from '../lines/line.ts';
import { drawnParagraphOf, isArtifact, isUntagged } from '../lines/line-tags.ts';
import { withBesideNumber } from './beside-number.ts';
import { beyondText } from './beyond-text.ts';
import {
  atBoth,
  type Heads,
  headCandidates,
  type PageWithGrids,
  usualHeads,
  withoutTagged,
} from './head-candidates.ts';
import { headsInRun } from './heads-in-runs.ts';
import { areAmong, without } from './line-sets.ts';
import { findLoneHeads } from './lone-heads.ts';
import { createRepeats } from './repeated-lines.ts';
import { beyondRule, headRules } from './ruled-heads.ts';
import { withoutTextAbove } from './text-above-foot.ts';
import { textLimits } from './text-limits.ts';
import { textStarts } from './text-starts.ts';

/** The lines of a page, separated from its header and footer lines. */
export interface PageLines {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly body: readonly Line[];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
}

const none: Heads = { header: [], footer: [] };

/** The lines that are heads if some are untagged, as heads are in tagged files: tagged ones beside those are text. */
function untaggedIfAny(lines: readonly Line[]): readonly Line[] {
  const untagged = lines.filter(isUntagged);
  return untagged.length === 0 ? lines : untagged;
}

/**
 * What stands at the top of pages that have nothing else is their text, such as the number of each page of a sample, unless
 * the file says that it is no part of it.
 */
function withTextOfAny(found: readonly PageLines[], pages: readonly PageWithGrids[]): readonly PageLines[] {
  const hasText = found.some(({ body }) => body.length > 0);
  const isTold = pages.some(({ areHeadsDrawn, segments }) => areHeadsDrawn === true || segments.some(isArtifact));
  return hasText || isTold ? found : found.map((page) => ({ ...page, body: page.header, header: [] }));
}

/**
 * Separates headers and footers from the text: lines shared by all, odd or even pages, or by several consecutive ones.
 * What is apart from the text of a single page counts as well, by the text of the others.
 */
export function findRunningHeads(pages: readonly PageWithGrids[]): readonly PageLines[] {
  const repeats = createRepeats(pages);
  const candidatesOf = withoutTagged(
    pages.map((page, index) => headCandidates(page, pages[index - 1], repeats)),
    pages,
    repeats,
  );
  const isCopy = pages.map(repeats.isCopy);
  const usualOf = pages.map((page, index) =>
    isCopy[index] ? none : usualHeads(page, candidatesOf[index] as Heads, repeats),
  );
  const texts = pages.map((page, index) => {
    const { header, footer } = usualOf[index] as Heads;
    return { ...page, body: without(page.segments, [...header, ...footer]) };
  });
  const [limits, starts, ruleOf] = [textLimits(texts), textStarts(texts), headRules(pages)];

  const headsOf = (page: PageWithGrids, index: number): Heads => {
    const [usual, candidates] = [usualOf[index] as Heads, candidatesOf[index] as Heads];
    if (page.areHeadsDrawn)
      return atBoth((place) => {
        const drawn = page.segments.filter((line) => drawnParagraphOf(line)?.head === place);
        return [...new Set([...usual[place], ...drawn])];
      });
    const lone = findLoneHeads(
      page,
      (place) => limits.of(page, place, new Set()),
      (place) => starts.of(page, place),
      (line) => repeats.pagesWith(line, page).size,
    );
    return atBoth((place) => {
      const apart = place === 'footer' ? withoutTextAbove(lone.footer, usual.footer, page) : lone[place];
      const alone = areAmong(apart, candidates[place]) ? untaggedIfAny(apart) : [];
      const found = [alone];
      if (!isCopy[index]) {
        const among = new Set(candidates[place]);
        found.unshift(headsInRun(page, place, candidates[place], repeats, (except) => limits.of(page, place, except)));
        found.push(beyondRule(page, place, ruleOf(page, place), (line) => among.has(line)));
      }
      // The largest set that holds the usual ones; of equal ones, the first.
      const all = found.sort((a, b) => b.length - a.length);
      const most = all.find((lines) => areAmong(usual[place], lines)) ?? usual[place];
      return withBesideNumber(page, place, most, candidates[place]);
    });
  };

  const separated = pages.map((page, index): PageLines => {
    const { width, height, segments } = page;
    const found = headsOf(page, index);
    const text = without(segments, [...found.header, ...found.footer]);
    const { header, footer } = atBoth((place) => {
      const heads = new Set(page.areHeadsDrawn ? found[place] : beyondText(found[place], text, place, height));
      return segments.filter((line) => heads.has(line));
    });
    return { index: page.index, width, height, body: without(segments, [...header, ...footer]), header, footer };
  });
  return withTextOfAny(separated, pages);
}
