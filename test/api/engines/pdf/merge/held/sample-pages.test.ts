import { expect, it } from 'vitest';
import { samplePages } from '../../../../../../api/engines/pdf/merge/held/sample-pages.ts';

it('takes all pages if they are few, each with its index in the merged file', () => {
  expect(samplePages([2, 1], 10)).toEqual([
    { file: 0, page: 0, merged: 0 },
    { file: 0, page: 1, merged: 1 },
    { file: 1, page: 0, merged: 2 },
  ]);
});

it('samples the first page of each file and others at even intervals', () => {
  const pages = samplePages([1000, 3, 500], 40);
  expect(pages).toHaveLength(40);
  expect(new Set(pages.map(({ merged }) => merged)).size).toBe(40);
  expect(pages.filter(({ page }) => page === 0).map(({ file }) => file)).toEqual([0, 1, 2]);
  const [long, short] = [0, 2].map((file) => pages.filter((page) => page.file === file).length);
  expect(long).toBeGreaterThan(20);
  expect(short).toBeGreaterThan(8);
});

it('takes no more pages than the limit, even if there are more files', () => {
  const pages = samplePages(
    Array.from({ length: 100 }, () => 2),
    40,
  );
  expect(pages.length).toBeLessThanOrEqual(40);
  expect(pages.length).toBeGreaterThan(30);
});
