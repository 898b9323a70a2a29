import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import {
  areCentred,
  isInMiddle,
  roomAfter,
  roomBefore,
} from '../../../../../../api/engines/pdf/reconstruct/paragraphs/line-room.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
/** A line of letters of five points, from a place on. */
const line = (length: number, x: number, y = 100) => findSegments(glyphs('n'.repeat(length), x, y))[0] as Line;

it('is in the middle if it is as far from both edges', () => {
  expect(isInMiddle(line(10, 125), edges)).toBe(true);
  expect(isInMiddle(line(10, 140), edges)).toBe(false);
  expect(isInMiddle(line(10, 110), edges)).toBe(false);
});

describe('lines are centred', () => {
  it('if both are in the middle, away from the left edge', () => {
    expect(areCentred(line(10, 125), line(20, 100), edges)).toBe(true);
    expect(areCentred(line(10, 125), line(20, 120), edges)).toBe(false);
    expect(areCentred(line(10, 110), line(20, 100), edges)).toBe(false);
    expect(areCentred(line(40, 50), line(40, 50), edges)).toBe(false);
  });

  it('unless they begin at one place, and end at others', () => {
    const wide = { x0: 50, x1: 250 };
    expect(areCentred(line(20, 100), line(20, 100), wide)).toBe(true);
    expect(areCentred(line(20, 100), line(19, 100), wide)).toBe(false);
  });
});

describe('the room after a line', () => {
  it('reaches to the right edge, or as far as lines may reach', () => {
    expect(roomAfter(line(30, 50), line(10, 50), edges)).toBe(50);
    expect(roomAfter(line(30, 50), line(10, 50), { ...edges, reach: 270 })).toBe(70);
  });

  it('is all that a centred line leaves, on both sides', () => {
    expect(roomAfter(line(10, 125), line(20, 100), edges)).toBe(150);
    expect(roomBefore(line(10, 125), line(20, 100), edges)).toBe(150);
  });

  it('is at the left of lines that are both at the right edge', () => {
    expect(roomAfter(line(10, 200), line(12, 190), edges)).toBe(150);
    expect(roomAfter(line(10, 200), line(12, 180), edges)).toBe(0);
    expect(roomAfter(line(38, 60), line(38, 60), edges)).toBe(0);
  });

  it('reaches to the left edge in right-to-left text', () => {
    expect(roomBefore(line(30, 100), line(10, 200), edges)).toBe(50);
  });
});
