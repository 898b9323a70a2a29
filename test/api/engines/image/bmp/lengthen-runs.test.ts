import { expect, it } from 'vitest';
import { lengthenRuns, toleranceOf } from '../../../../../api/engines/image/bmp/lengthen-runs.ts';

const density = [0, 0] as const;
const palette = Uint8Array.from([0, 0, 0, 100, 100, 100, 110, 110, 110, 200, 200, 200]);

function row(...greys: readonly number[]) {
  const rgba = Buffer.from(greys.flatMap((grey) => [grey, grey, grey, 255]));
  return { rgba, width: greys.length, height: 1, hasAlpha: false, density };
}

it('gives neighbouring pixels of similar colours one colour of the palette', () => {
  const indexes = Uint8Array.from([1, 2, 1, 2, 1, 3, 0]);
  lengthenRuns(row(100, 104, 99, 105, 101, 200, 0), { indexes, palette }, 5);
  expect([...indexes]).toEqual([1, 1, 1, 1, 1, 3, 0]);
});

it('leaves short runs and distant colours unchanged', () => {
  const indexes = Uint8Array.from([1, 2, 1, 3, 0, 3]);
  lengthenRuns(row(100, 104, 99, 200, 0, 200), { indexes, palette }, 5);
  expect([...indexes]).toEqual([1, 2, 1, 3, 0, 3]);
});

it('tolerates more the lower the quality, and nothing at the top', () => {
  const tolerances = [100, 95, 85, 75, 50, 10].map(toleranceOf);
  expect(tolerances.slice(0, 2)).toEqual([0, 0]);
  expect(tolerances).toEqual([...tolerances].sort((a, b) => a - b));
  const indexes = Uint8Array.from([1, 2, 1, 2]);
  lengthenRuns(row(100, 101, 100, 101), { indexes, palette }, 0);
  expect([...indexes]).toEqual([1, 2, 1, 2]);
});
