import type { Line } from '../lines/line.ts';
import { median } from '../model/numbers/median.ts';
import type { Rule } from '../model/page-model.ts';
import { type Place, reachOf, type SegmentedPage } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

const { minPages, minShare, minWidthShare, samePlace } = thresholds.ruled;

interface RuledPage extends SegmentedPage {
  readonly drawnRules?: readonly Rule[] | undefined;
}

const isSame = (one: Rule, other: Rule) =>
  Math.abs(one.y0 - other.y0) < samePlace &&
  Math.abs(one.x0 - other.x0) < samePlace &&
  Math.abs(one.x1 - other.x1) < samePlace;

/** The long rule of a page that is nearest to one of its ends, in the zone of running heads. */
function outermost({ drawnRules = [], width, height }: RuledPage, place: Place): Rule | null {
  const distance = (rule: Rule) => reachOf(rule, place, height).from;
  return drawnRules.reduce<Rule | null>((nearest, rule) => {
    const isLong = rule.isHorizontal && rule.x1 - rule.x0 > minWidthShare * width;
    if (!isLong || distance(rule) > thresholds.zoneShare * height) return nearest;
    return nearest !== null && distance(nearest) <= distance(rule) ? nearest : rule;
  }, null);
}

/**
 * Finds the rules that part running heads from the text: the outermost ones, where many pages have them at one place.
 * @returns For a page and one of its ends, the points from the page's edge to such a rule; null without one.
 */
export function headRules(pages: readonly RuledPage[]): (page: SegmentedPage, place: Place) => number | null {
  const found = { header: new Map<number, number>(), footer: new Map<number, number>() };
  const written = pages.filter(({ segments }) => segments.length > 0);
  for (const place of ['header', 'footer'] as const) {
    const groups: { readonly rule: Rule; readonly pages: SegmentedPage[] }[] = [];
    for (const page of written) {
      const rule = outermost(page, place);
      if (rule === null) continue;
      const known = groups.find((group) => isSame(group.rule, rule));
      if (known === undefined) groups.push({ rule, pages: [page] });
      else known.pages.push(page);
    }
    for (const { rule, pages: sharing } of groups) {
      if (sharing.length < Math.max(minPages, minShare * written.length)) continue;
      for (const { index, height } of sharing) found[place].set(index, reachOf(rule, place, height).from);
    }
  }
  return ({ index }, place) => found[place].get(index) ?? null;
}

/**
 * The small lines beyond a rule that parts running heads from the text.
 * @param rule Points from the page's edge to it; null without one.
 * @param isCandidate Whether a line may be a running head: none are if any is not.
 */
export function beyondRule(
  { segments, height }: SegmentedPage,
  place: Place,
  rule: number | null,
  isCandidate: (line: Line) => boolean,
): readonly Line[] {
  if (rule === null) return [];
  const maxSize = thresholds.lone.maxSizeTimes * median(segments.map(({ look }) => look.size));
  const beyond = segments.filter((line) => reachOf(line, place, height).to < rule + (line.y1 - line.y0) / 2);
  return beyond.every((line) => line.look.size <= maxSize && isCandidate(line)) ? beyond : [];
}
