import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNetpbm } from '../../../../../../api/engines/pdf/read-netpbm.ts';
import { renderPage } from '../../../../../../api/engines/pdf/recognise/picture/page-picture.ts';
import { stubProcesses } from '../../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const [width, height] = [400, 600];

/** The pixels of the picture that a page is recognised from, if it has a table with letters on every row. */
async function renderedTable() {
  const workspace = await mkdtemp(join(await scratchFolder(), 'workspace-'));
  const pixels = Buffer.alloc(width * height, 250);
  const paint = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) pixels.fill(10, y * width + x0, y * width + x1);
  };
  for (const x of [20, 200, 380]) paint(x, x + 4, 20, 580);
  for (let y = 20; y < 580; y += 80) {
    paint(20, 384, y, y + 4);
    for (let x = 60; x < 360; x += 40) paint(x, x + 20, y + 30, y + 60);
  }
  const processes = stubProcesses(async ({ args }) => {
    await writeFile(`${args.at(-1)}.pgm`, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
    return {};
  });
  const job = { processes, workspace, input: 'in.pdf', signal: new AbortController().signal };
  const { path, hasInk } = await renderPage(job, 1, 144);
  const { data } = readNetpbm(await readFile(path));
  return { hasInk, isDark: (x: number, y: number) => (data[y * width + x] as number) < 100 };
}

describe('the picture that a page is recognised from', () => {
  it('has no rules between columns, which Tesseract takes for letters, and has those between rows', async () => {
    const { hasInk, isDark } = await renderedTable();
    expect(hasInk).toBe(true);
    expect([isDark(22, 70), isDark(202, 70), isDark(382, 70)]).toEqual([false, false, false]);
    expect([isDark(150, 22), isDark(70, 70)]).toEqual([true, true]);
  });
});
