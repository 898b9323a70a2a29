import { describe, expect, it } from 'vitest';
import { signOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/bullets/sign-of.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const radius = 10;
const box = { x0: 50, y0: 100, x1: 70, y1: 120 };
/** The heights of rows of ink, from the middle of the box. */
const rows = Array.from({ length: 4 * radius }, (_, row) => (row + 0.5) / 2 - radius);

/** Rows of ink, each so far to both sides of the middle; `hole` tells where ink begins. */
const rowsOf = (reach: (y: number) => number, hole = (_y: number) => 0): readonly PaintedBox[] =>
  rows.flatMap((y): readonly PaintedBox[] => {
    const [x, top] = [box.x0 + radius, box.y0 + radius + y - 0.25];
    const [inside, outside] = [hole(y), reach(y)];
    return [
      [x - outside, top, x - inside, top + 0.5],
      [x + inside, top, x + outside, top + 0.5],
    ];
  });
const circle = (of: number) => (y: number) => Math.sqrt(Math.max(0, of ** 2 - y ** 2));
const square = (of: number) => (y: number) => (Math.abs(y) < of ? of : 0);

const signIn = (ink: readonly PaintedBox[], within = box) => signOf(tonesOf(painted(...ink)), within);

describe('the bullet that ink looks like', () => {
  it.each([
    ['•', 'a disc', rowsOf(circle(radius))],
    ['▪', 'a square', rowsOf(square(radius))],
    ['♦', 'a diamond', rowsOf((y) => radius - Math.abs(y))],
    ['o', 'a ring', rowsOf(circle(radius), circle(radius - 3))],
    ['□', 'a frame', rowsOf(square(radius), square(radius - 3))],
  ])('is %s for %s', (sign, _, ink) => {
    expect(signIn(ink)).toBe(sign);
  });

  it.each([
    [
      'two strokes side by side',
      rowsOf(
        () => radius,
        () => radius - 3,
      ),
    ],
    ['a cross', rowsOf((y) => (Math.abs(y) < 2 ? radius : 2))],
    ['a ring around a dot', [...rowsOf(circle(radius), circle(radius - 2)), ...rowsOf(circle(2))]],
    ['nothing', []],
  ])('is none for %s', (_, ink) => {
    expect(signIn(ink)).toBeNull();
  });

  it('is none where ink is much wider than high', () => {
    const wide: PaintedBox = [50, 100, 70, 110];
    expect(signIn([wide], { ...box, y1: 110 })).toBeNull();
    expect(signIn([wide], { ...box, x1: 60, y1: 110 })).toBe('▪');
  });
});
