import type { Border, Side } from '../model/borders.ts';
import type { Box, Rule } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { borderOf } from './grid.ts';
import { thresholds } from './thresholds.ts';

const isAt = (place: number, edge: number) => Math.abs(place - edge) < thresholds.ruled.sameEdge;

/** The one that is seen of the rules at an edge: white ones are the ground between a border and the padding of a cell. */
const mostVisible = (rules: readonly Rule[]): Rule | undefined =>
  rules.find(({ colour, thickness }) => colour !== paper && thickness > 0) ?? rules[0];

/** The borders that rules draw along the sides of a cell which is known otherwise. */
export function drawnBorders({ x0, x1, y0, y1 }: Box, rules: readonly Rule[]): Readonly<Record<Side, Border | null>> {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const across = (edge: number) =>
    borderOf(
      mostVisible(rules.filter((rule) => rule.isHorizontal && isAt(rule.y0, edge) && rule.x0 < x && rule.x1 > x)),
    );
  const down = (edge: number) =>
    borderOf(
      mostVisible(rules.filter((rule) => !rule.isHorizontal && isAt(rule.x0, edge) && rule.y0 < y && rule.y1 > y)),
    );
  return { top: across(y0), bottom: across(y1), left: down(x0), right: down(x1) };
}
