import { expect, it } from 'vitest';
import type { Line } from '../../../../../api/engines/pdf/layout/page-layout.ts';
import { rowsOf } from '../../../../../api/engines/pdf/layout/rows.ts';

const line = (xMin: number, yMin: number): Line => ({
  ...{ xMin, xMax: xMin + 50, yMin, yMax: yMin + 10 },
  ...{ words: [], isRightToLeft: false },
});
const placesOf = (rows: readonly (readonly Line[])[]) => rows.map((row) => row.map(({ xMin, yMin }) => [xMin, yMin]));

it('groups lines from top to bottom, each with the highest of its row', () => {
  const lines = [line(0, 40), line(60, 12), line(0, 10), line(120, 14)];
  const isLevel = (one: Line, first: Line) => one.yMin - first.yMin < 3;
  expect(placesOf(rowsOf(lines, isLevel))).toEqual([
    [
      [0, 10],
      [60, 12],
    ],
    [[120, 14]],
    [[0, 40]],
  ]);
});

it('leaves the lines as they are', () => {
  const lines = [line(0, 40), line(0, 10)];
  rowsOf(lines, () => true);
  expect(lines.map(({ yMin }) => yMin)).toEqual([40, 10]);
  expect(rowsOf([], () => true)).toEqual([]);
});
