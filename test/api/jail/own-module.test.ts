import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderClosedToOthers } from '../../../api/jail/own-module.ts';
import { scratchFolder } from '../../support/scratch.ts';

it('finds the outermost folder that other users cannot enter', async () => {
  const scratch = await scratchFolder();
  const home = join(scratch, 'home');
  const code = join(home, 'project/api');
  await mkdir(code, { recursive: true });
  for (const folder of [home, join(home, 'project')]) await chmod(folder, 0o755);
  expect(folderClosedToOthers([code])).toBeNull();
  await chmod(join(home, 'project'), 0o700);
  expect(folderClosedToOthers([code])).toBe(join(home, 'project'));
  await chmod(home, 0o750);
  expect(folderClosedToOthers([code])).toBe(home);
});
