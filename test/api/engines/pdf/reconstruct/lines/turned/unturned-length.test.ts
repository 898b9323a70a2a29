import { expect, it } from 'vitest';
import { unturnedLength } from '../../../../../../../api/engines/pdf/reconstruct/lines/turned/unturned-length.ts';

/** The box around a line of 100 × 10 points that is turned by degrees. */
function boxOf(turn: number) {
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)].map(Math.abs) as [
    number,
    number,
  ];
  return { x0: 50, x1: 50 + 100 * cosine + 10 * sine, y0: 20, y1: 20 + 100 * sine + 10 * cosine };
}

it.each([0, 30, -60, 90, 135, 180])('undoes a turn by %i degrees', (turn) => {
  expect(unturnedLength(boxOf(turn), 10, turn)).toBeCloseTo(100, 9);
});
