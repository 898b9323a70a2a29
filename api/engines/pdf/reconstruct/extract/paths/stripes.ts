import { addTo } from '../../../../../groups.ts';
import { boxAroundAll } from '../../model/box.ts';
import type { Box, Rule } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.stripes;

/** What is drawn as lines, and the areas of which lines are only the stripes. */
interface Striped {
  readonly rules: readonly Rule[];
  readonly areas: readonly Box[];
}

const placeOf = ({ isHorizontal, x0, y0 }: Rule) => (isHorizontal ? y0 : x0);

/** Rules of one length that are drawn beside one another, in runs of which each touches the next. */
function touchingRuns(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const runs: Rule[][] = [];
  for (const rule of rules.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const last = runs.at(-1)?.at(-1);
    const reach = last === undefined ? 0 : (last.thickness + rule.thickness) / 2 + limits.maxGap;
    if (last !== undefined && placeOf(rule) - placeOf(last) <= reach) runs.at(-1)?.push(rule);
    else runs.push([rule]);
  }
  return runs;
}

/**
 * Drawing programs that cannot write a gradient draw it as lines of one length, each in another colour, which touch one another.
 * As shapes they would be hundreds, and in running heads more than word processors can lay out.
 */
export function withoutStripes(rules: readonly Rule[]): Striped {
  if (rules.length < limits.minStripes) return { rules, areas: [] };
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    const { isHorizontal, x0, x1, y0, y1 } = rule;
    const [from, to] = isHorizontal ? [x0, x1] : [y0, y1];
    addTo(groups, `${isHorizontal} ${from.toFixed(1)} ${to.toFixed(1)}`, rule);
  }
  const striped = [...groups.values()]
    .filter(({ length }) => length >= limits.minStripes)
    .flatMap(touchingRuns)
    .filter(
      (run) => run.length >= limits.minStripes && new Set(run.map(({ colour }) => colour)).size >= limits.minColours,
    );
  if (striped.length === 0) return { rules, areas: [] };
  const stripes = new Set(striped.flat());
  return { rules: rules.filter((rule) => !stripes.has(rule)), areas: striped.map(boxAroundAll) };
}
