import { describe, expect, it } from 'vitest';
import {
  type RuleCourse,
  type RuleKind,
  withoutRules,
} from '../../../../../../api/engines/pdf/recognise/picture/without-rules.ts';

const [width, height] = [200, 220];
const paper = 250;

type Rectangle = Readonly<Record<'x0' | 'x1' | 'y0' | 'y1', number>>;

/** The dark rectangles of a page at two pixels a point that have ink after its lines are taken away, in the order given. */
function leftOf(
  rectangles: readonly Rectangle[],
  kind: RuleKind = 'underline',
  course: RuleCourse = 'level',
): readonly boolean[] {
  const data = new Uint8Array(width * height).fill(paper);
  for (const { x0, x1, y0, y1 } of rectangles)
    for (let y = y0; y < y1; y++) data.fill(20, y * width + x0, y * width + x1);
  const cleared = withoutRules({ width, height, pixelsPerPoint: 2, data }, paper, kind, course).data;
  return rectangles.map(({ x0, x1, y0, y1 }) => cleared[((y0 + y1) >> 1) * width + ((x0 + x1) >> 1)] !== paper);
}

const line = { x0: 10, x1: 150, y0: 40, y1: 43 };

describe('rules between the cells of a table', () => {
  const side = { x0: 60, x1: 63, y0: 0, y1: 60 };
  const rows = [5, 50].map((y0) => ({ x0: 20, x1: 120, y0, y1: y0 + 3 }));
  const leftOfTable = (...rectangles: readonly Rectangle[]) => leftOf([...rectangles, ...rows], 'cellSide', 'upright');

  it('are left out, also where they have small gaps, and what is beside them stays', () => {
    const parts = [
      { ...side, y1: 29 },
      { ...side, y0: 30 },
    ];
    expect(leftOfTable(...parts, { x0: 40, x1: 60, y0: 20, y1: 24 })).toEqual([false, false, true, true, true]);
  });

  it('are longer than strokes of large letters', () => {
    expect(leftOfTable({ ...side, y1: 50 })).toEqual([true, true, true]);
  });

  it('may be thick where several others meet them, as frames around figures may not', () => {
    const thick = { ...side, x1: 66 };
    const leftWith = (...tops: readonly number[]) =>
      leftOf([thick, ...tops.map((y0) => ({ x0: 20, x1: 120, y0, y1: y0 + 3 }))], 'cellSide', 'upright')[0];
    expect(leftWith(2, 20, 38, 55)).toBe(false);
    expect(leftWith(2, 55)).toBe(true);
    expect(leftWith()).toBe(true);
  });

  it('stay where they go on in a dark area, up to the letters on it', () => {
    const strip = { x0: 60, x1: 67, y0: 0, y1: 40 };
    expect(
      leftOf(
        [strip, { ...side, y1: 200 }, { x0: 20, x1: 120, y0: 45, y1: 48 }, { x0: 20, x1: 120, y0: 150, y1: 153 }],
        'cellSide',
        'upright',
      )[0],
    ).toBe(true);
  });

  it('are level ones on a page that lies on its side', () => {
    const level = { x0: 10, x1: 150, y0: 10, y1: 13 };
    const others = [20, 120].map((x0) => ({ x0, x1: x0 + 3, y0: 0, y1: 60 }));
    expect(leftOf([level, ...others], 'cellSide', 'level')).toEqual([false, true, true]);
  });
});

describe('thin level lines of a page', () => {
  it('are left out, and what stands on them stays', () => {
    const letter = { x0: 20, x1: 28, y0: 20, y1: 40 };
    expect(leftOf([line, letter])).toEqual([false, true]);
  });

  it('stay where something crosses them, as a descender does', () => {
    const descender = { x0: 40, x1: 44, y0: 30, y1: 50 };
    const crossing = { ...descender, y0: 40, y1: 43 };
    expect(leftOf([line, descender, crossing])).toEqual([false, true, true]);
  });

  it('are longer than strokes of letters, and thinner than bars', () => {
    const stroke = { x0: 10, x1: 40, y0: 10, y1: 13 };
    const bar = { x0: 60, x1: 160, y0: 10, y1: 20 };
    expect(leftOf([stroke, bar])).toEqual([true, true]);
  });

  it('are not what crosses them, nor other rules', () => {
    const upright = { x0: 100, x1: 103, y0: 0, y1: 60 };
    expect(leftOf([{ ...line, x1: 90 }, upright])).toEqual([false, true]);
  });

  it('may be in pieces and lean', () => {
    const pieces = [0, 1, 2].map((at) => ({ x0: 10 + 40 * at, x1: 50 + 40 * at, y0: 30 + at, y1: 31 + at }));
    expect(leftOf(pieces)).toEqual([false, false, false]);
  });

  it('are left out with their blurred edges', () => {
    const data = new Uint8Array(width * height).fill(paper);
    for (const [y, level] of [
      [39, 220],
      [40, 20],
      [41, 20],
      [42, 220],
    ] as const)
      data.fill(level, y * width + 10, y * width + 150);
    expect(new Set(withoutRules({ width, height, pixelsPerPoint: 2, data }, paper, 'underline', 'level').data)).toEqual(
      new Set([paper]),
    );
  });
});
