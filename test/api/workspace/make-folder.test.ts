import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../api/workspace/make-folder.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('makes a folder and those above it, with the permissions given, and leaves one that exists', async () => {
  const folder = join(scratch, 'a/b/c');
  await makeFolder(folder, 0o700);
  await makeFolder(folder, 0o755);
  expect([await modeOf(join(scratch, 'a')), await modeOf(folder)]).toEqual([0o700, 0o700]);
});

it('ends with the error of the file system where there can be no folder', async () => {
  await writeFile(join(scratch, 'file'), '');
  await expect(makeFolder('/proc/nope/deep')).rejects.toMatchObject({ code: 'ENOENT', path: '/proc/nope' });
  await expect(makeFolder(join(scratch, 'file/deep'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
