import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readNetpbm } from '../../../../../../api/engines/pdf/read-netpbm.ts';
import { writeBarePicture } from '../../../../../../api/engines/pdf/recognise/picture/bare-picture.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const [width, height] = [400, 600];

it('the bare picture of a page has no rules between rows or columns, and leaves the page as it is', async () => {
  const path = join(await mkdtemp(join(await scratchFolder(), 'workspace-')), 'page-1.pgm');
  const pixels = Buffer.alloc(width * height, 250);
  const paint = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) pixels.fill(10, y * width + x0, y * width + x1);
  };
  for (const x of [20, 200, 380]) paint(x, x + 2, 20, 580);
  for (const y of [20, 180, 340, 500, 578]) paint(20, 382, y, y + 2);
  paint(60, 80, 80, 110);
  const file = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
  await writeFile(path, file);
  const picture = { path, width, height, pixelsPerPoint: 2, hasInk: true, isUneven: false, remove: async () => {} };
  const { data } = readNetpbm(await readFile(await writeBarePicture(picture)));
  const isDark = (x: number, y: number) => (data[y * width + x] as number) < 100;
  expect([isDark(100, 181), isDark(201, 250), isDark(70, 90)]).toEqual([false, false, true]);
  expect(await readFile(path)).toEqual(file);
});
