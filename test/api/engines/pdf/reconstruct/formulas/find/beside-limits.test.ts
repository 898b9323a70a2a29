import { expect, it } from 'vitest';
import { joinBesideLimits } from '../../../../../../../api/engines/pdf/reconstruct/formulas/find/beside-limits.ts';
import type { Token } from '../../../../../../../api/engines/pdf/reconstruct/formulas/find/tokens.ts';
import { createGroups } from '../../../../../../../api/engines/pdf/reconstruct/model/groups.ts';

/** A part of a formula on a baseline, as high as its size. */
const token = (
  text: string,
  x0: number,
  x1: number,
  baseline: number,
  size: number,
  parts: Partial<Token> = {},
): Token => ({
  ...{ x0, x1, y0: baseline - size, y1: baseline, baseline, size, glyphs: [], kind: 'math', text },
  ...{ isSign: false, isHigh: false, takesLimits: false, isAccent: false },
  ...parts,
});
const sum = token('∑', 10, 22, 100, 10, { isHigh: true, takesLimits: true, y0: 82, y1: 112 });
const [above, below] = [token('npixels', 22, 50, 88, 7), token('i=0', 22, 34, 110, 7)];

/** What is joined with the sum. */
function joined(...others: readonly Token[]): readonly string[] {
  const nodes = [sum, above, below, ...others];
  const groups = createGroups(nodes);
  joinBesideLimits(groups, nodes, () => nodes);
  const own = groups.all().find((group) => group.includes(sum)) ?? [];
  return own.filter((node) => node !== sum).map(({ text }) => text);
}

it('joins a sum with what follows the limits beside it', () => {
  expect(joined(token('x', 51, 57, 101, 10))).toEqual(['x']);
});

it('joins it with no words, and with nothing further away or on another line', () => {
  expect(joined(token('and', 51, 70, 101, 10, { kind: 'prose' }))).toEqual([]);
  expect(joined(token('x', 60, 66, 101, 10))).toEqual([]);
  expect(joined(token('x', 51, 57, 125, 10))).toEqual([]);
});

it('joins no letters of another size, nor what only a gap parts from the sign', () => {
  expect(joined(token('i', 51, 57, 101, 6))).toEqual([]);
  expect(joined(token('x', 36, 42, 101, 10))).toEqual([]);
});
