import type { Groups } from '../../model/groups.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { gapBetween, isLevelWith, type Node, overlapsInHeight } from './neighbours.ts';

const { join, scriptSize, scripts } = thresholds;

/** The box of a sign together with the limits at its right, one letter after another. */
function withLimits(sign: Node, nodes: readonly Node[]): Box {
  let { x1 } = sign;
  for (const node of nodes.toSorted((a, b) => a.x0 - b.x0)) {
    const isBeside = node.x0 > sign.x1 - scripts.lean * sign.size && node.x0 - x1 < scripts.gap * sign.size;
    const isLimit = node.kind !== 'prose' && node.size <= scriptSize * sign.size && overlapsInHeight(node, sign);
    if (isBeside && isLimit) x1 = Math.max(x1, node.x1);
  }
  return { ...sign, x1 };
}

/**
 * Joins sums and the like whose limits are beside them, as in sentences, with what they apply to: long limits part the two.
 * @param nearby Gives the parts of formulas near a box, in points above and below it.
 */
export function joinBesideLimits(
  groups: Groups<Node>,
  nodes: readonly Node[],
  nearby: (box: Box, reach: number) => readonly Node[],
): void {
  for (const sign of nodes.filter(({ isHigh, takesLimits }) => isHigh && takesLimits)) {
    const near = nearby(sign, sign.size).filter((node) => node !== sign);
    const whole = withLimits(sign, near);
    for (const node of near) {
      const isNext = node.x0 >= whole.x1 - scripts.lean * sign.size && gapBetween(whole, node) < join.sign * sign.size;
      if (node.kind !== 'prose' && isLevelWith(node, sign) && isNext && node.size > scriptSize * sign.size)
        groups.join(sign, node);
    }
  }
}
