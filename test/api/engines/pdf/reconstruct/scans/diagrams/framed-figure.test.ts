import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/drawing.ts';
import { isFrame } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/framed-figure.ts';

const side = 102;
/** A frame of a cell to a point, with walls across it. */
const framed = (...walls: readonly number[]): Drawing => {
  const lines = new Uint8Array(side * side);
  for (let place = 1; place < side - 1; place++)
    for (const wall of [1, side - 2, ...walls])
      for (const cell of [wall * side + place, ...(walls.includes(wall) ? [] : [place * side + wall])]) lines[cell] = 1;
  return { columns: side, rows: side, lines, perPoint: 1 };
};
const page = 300 * 400;

describe('the frame of a figure', () => {
  it('is a box, perhaps with a bar, that something fills', () => {
    expect(isFrame(framed(), [2000], page)).toBe(true);
    expect(isFrame(framed(20), [2000], page)).toBe(true);
  });

  it('is none if little is in it, if it has many boxes, or is as large as its page', () => {
    expect(isFrame(framed(), [500], page)).toBe(false);
    expect(isFrame(framed(25, 50, 75), [2000], page)).toBe(false);
    expect(isFrame(framed(), [2000], 110 * 110)).toBe(false);
  });
});
