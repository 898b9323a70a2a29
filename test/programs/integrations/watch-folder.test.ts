import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { open } from '../../../programs/index.ts';
import { watchFolder } from '../../../programs/integrations/watch-folder.ts';
import { folderIn } from '../../support/scratch.ts';
import { sharedServer } from '../../support/servers/server.ts';

const server = await sharedServer();
const { scratch } = server;

/** Puts a file into a folder as a whole: how slowly this machine writes it shall not matter. */
async function arrive(folder: string, name: string, content: string): Promise<void> {
  await writeFile(join(scratch, name), content);
  await rename(join(scratch, name), join(folder, name));
}

it('converts present and arriving files, reports failures, and repeats nothing', async () => {
  const folder = await folderIn(scratch, 'scanner');
  const output = join(scratch, 'done');
  const filewright = await open({ server: server.base });
  const lines: string[] = [];
  const settings = { output, goal: 'compress', settledMs: 50, onResult: (line: string) => lines.push(line) } as const;
  await arrive(folder, 'early.csv', '1,2');
  const stop = await watchFolder(filewright, folder, settings);
  await arrive(folder, 'late.csv', '3,4');
  await arrive(folder, 'odd.exe', 'x');
  await expect.poll(() => lines.length).toBe(3);
  await stop();
  expect((await readdir(output)).sort()).toEqual(['early_compressed.csv', 'late_compressed.csv']);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringContaining('no tool to compress “odd.exe”'),
  ]);

  const again = await watchFolder(filewright, folder, settings);
  await expect.poll(() => lines.length).toBe(6);
  await again();
  expect(lines.slice(3).filter((line) => line.includes('is there already')).length).toBe(2);
});
