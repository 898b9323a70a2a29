import { transposed } from '../../model/box.ts';
import type { Box, Rule } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.specks;

/** A line that small pictures make, with the first of them. */
export interface SpeckLine<Speck> {
  readonly line: Omit<Rule, 'colour'>;
  readonly first: Speck;
}

/** A picture, and its box in a space where the lines that are looked for are level. */
interface Placed<Speck> {
  readonly speck: Speck;
  readonly box: Box;
}

/** Pictures that touch, and the box around all of them. */
interface Run<Speck> {
  readonly specks: readonly Placed<Speck>[];
  readonly box: Box;
}

/** Divides pictures in order where the next is not like the one before. */
function divided<Item>(items: readonly Item[], goesOn: (before: Item, next: Item) => boolean): readonly Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && goesOn(before, item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

const { sameEdge, maxGap } = limits;

/** The pictures that touch the next one at the same height, as runs. */
function levelRuns<Speck>(placed: readonly Placed<Speck>[]): readonly Run<Speck>[] {
  const byHeight = placed.toSorted(({ box: a }, { box: b }) => a.y0 - b.y0 || a.y1 - b.y1);
  const isLevel = ({ box: a }: Placed<Speck>, { box: b }: Placed<Speck>) =>
    b.y0 - a.y0 < sameEdge && Math.abs(b.y1 - a.y1) < sameEdge;
  const touches = ({ box: a }: Placed<Speck>, { box: b }: Placed<Speck>) => b.x0 - a.x1 <= maxGap;
  return divided(byHeight, isLevel).flatMap((level) => {
    const fromLeft = level.toSorted(({ box: a }, { box: b }) => a.x0 - b.x0);
    return divided(fromLeft, touches).map((specks) => {
      const [first, last] = [specks[0] as Placed<Speck>, specks.at(-1) as Placed<Speck>];
      return { specks, box: { ...first.box, x1: last.box.x1 } };
    });
  });
}

function isLine({ specks, box }: Run<unknown>): boolean {
  const [length, thickness] = [box.x1 - box.x0, box.y1 - box.y0];
  const isThin = thickness <= Math.min(thresholds.maxRuleThickness.points, length / limits.minTimes);
  return specks.length >= limits.minSpecks && length >= limits.minLength && isThin;
}

/** Leaves out lines beside which another one lies: they are parts of an area. */
function withoutAreas<Speck>(lines: readonly Run<Speck>[]): readonly Run<Speck>[] {
  const fromTop = lines.toSorted(({ box: a }, { box: b }) => a.y0 - b.y0);
  const beside = new Set<Run<Speck>>();
  fromTop.forEach((line, index) => {
    for (let next = index + 1; next < fromTop.length; next++) {
      const other = fromTop[next] as Run<Speck>;
      if (other.box.y0 - line.box.y1 > maxGap) break;
      if (other.box.x0 < line.box.x1 && other.box.x1 > line.box.x0) beside.add(line).add(other);
    }
  });
  return lines.filter((line) => !beside.has(line));
}

function levelLines<Speck>(placed: readonly Placed<Speck>[]): readonly SpeckLine<Speck>[] {
  return withoutAreas(levelRuns(placed).filter(isLine).slice(0, limits.maxLines)).map(({ specks: [first], box }) => {
    const y = (box.y0 + box.y1) / 2;
    const line = { isHorizontal: true, x0: box.x0, x1: box.x1, y0: y, y1: y, thickness: box.y1 - box.y0 };
    return { line, first: (first as Placed<Speck>).speck };
  });
}

/**
 * The lines that small pictures make which touch one another, end to end: so printer drivers of Windows write the dotted
 * borders of tables.
 * @param specks Pictures too small to show anything by themselves.
 */
export function linesOfSpecks<Speck extends { readonly box: Box }>(
  specks: readonly Speck[],
): readonly SpeckLine<Speck>[] {
  const upright = levelLines(specks.map((speck) => ({ speck, box: transposed(speck.box) })));
  return [
    ...levelLines(specks.map((speck) => ({ speck, box: speck.box }))),
    ...upright.map(({ line, first }) => ({ first, line: { ...transposed(line), isHorizontal: false } })),
  ];
}
