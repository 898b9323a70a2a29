import { expect, it } from 'vitest';
import { stackPieces } from '../../../../../../api/engines/pdf/reconstruct/formulas/pieces.ts';

const piece = (text: string | null, x0: number, y0: number) => ({ text, x0, x1: x0 + 6, y0, y1: y0 + 10, size: 10 });

it('joins the pieces of high brackets, each below the one before', () => {
  const left = [piece('⎛', 100, 20), piece('⎜', 100, 30), piece('⎝', 100, 40)];
  const right = [piece('⎫', 130, 20), piece('⎪', 130, 30), piece('⎬', 130, 40), piece('⎭', 130, 50)];
  const other = piece('x', 115, 30);
  const { stacks, rest } = stackPieces([other, ...right, ...left.toReversed()]);
  expect(rest).toEqual([other]);
  expect(stacks.map(({ sign }) => sign).sort()).toEqual(['(', '}']);
  expect(stacks.find(({ sign }) => sign === '(')?.pieces).toEqual(left);
});

it('takes pieces with a gap, or beside each other, for several', () => {
  expect(stackPieces([piece('⎜', 100, 20), piece('⎜', 100, 40)]).stacks).toHaveLength(2);
  expect(stackPieces([piece('⎜', 100, 20), piece('⎜', 108, 30)]).stacks).toHaveLength(2);
  expect(stackPieces([piece('⎪', 100, 20)]).stacks.map(({ sign }) => sign)).toEqual(['|']);
  expect(stackPieces([piece(null, 100, 20)])).toMatchObject({ stacks: [], rest: [{}] });
});
