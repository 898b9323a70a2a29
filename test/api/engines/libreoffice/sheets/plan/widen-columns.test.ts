import { expect, it } from 'vitest';
import { widenColumns } from '../../../../../../api/engines/libreoffice/sheets/plan/widen-columns.ts';

const none = new Map<number, number>();
const needs = (widthsPx: number[], texts: Record<number, number>, numbers: Record<number, number> = {}) => {
  const map = (of: Record<number, number>) => new Map(Object.entries(of).map(([index, px]) => [Number(index), px]));
  return { widthsPx, textsPx: map(texts), numbersPx: map(numbers), floorsPx: none };
};

it('gives numbers what they need, and text where the page has the room', () => {
  expect(widenColumns(needs([64, 64, 64], { 1: 200 }, { 2: 90 }), 650, 1500)).toEqual([64, 200, 90]);
});

it('gives the only long text of a sheet the whole page', () => {
  const [first, second] = widenColumns(needs([64, 64], { 1: 5000 }), 650, 1500);
  expect(first).toBe(64);
  expect(second).toBeGreaterThan(580);
  expect(second).toBeLessThanOrEqual(650 - 64);
});

it('keeps lines short in a table of long texts, and within a shrunk page', () => {
  const widths = widenColumns(needs([64, 64, 64, 64], { 0: 900, 1: 900, 2: 900, 3: 900 }), 650, 1500);
  expect(Math.max(...widths)).toBeLessThanOrEqual(440);
  expect(widths.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(1500);
});

it('leaves text a width to break lines in, however many columns there are', () => {
  const widths = widenColumns(needs(Array(60).fill(64), { 3: 900, 4: 90 }), 650, 1500);
  expect(widths[3]).toBe(110);
  expect(widths[4]).toBe(90);
});

it('shows no hidden column and narrows none', () => {
  expect(widenColumns(needs([0, 300], { 0: 500, 1: 100 }, { 0: 80 }), 650, 1500)).toEqual([0, 300]);
});

it('gives a text too long for one row its least width', () => {
  const { floorsPx: _, ...rest } = needs([64, 64], {});
  expect(widenColumns({ ...rest, floorsPx: new Map([[0, 700]]) }, 650, 1500)).toEqual([700, 64]);
});
