import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programFiles } from '../../../../api/engines/chromium/program-files.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const scratch = await realpath(await scratchFolder());

it('shows nothing more for a browser in /usr, even a missing one', () => {
  const readable: string[] = [];
  expect(programFiles(process.execPath.startsWith('/usr') ? process.execPath : '/usr/bin/env', [])).toMatchObject({
    readable,
  });
  expect(programFiles('/usr/bin/no-such-browser', [])).toEqual({
    program: '/usr/bin/no-such-browser',
    readable,
    hiddenFolder: null,
  });
});

it('shows the folder of a browser elsewhere, found through links', async () => {
  const folder = join(scratch, 'opt', 'browser');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'browser'), '');
  await symlink(join(folder, 'browser'), join(scratch, 'link'));
  const found = { program: join(folder, 'browser'), readable: [folder], hiddenFolder: null };
  expect(programFiles(join(scratch, 'link'), [join(scratch, 'work')])).toEqual(found);
});

it('shows only the browser if its folder holds private files', async () => {
  const program = join(scratch, 'browser');
  await writeFile(program, '');
  const alone = { program, readable: [program], hiddenFolder: scratch };
  expect(programFiles(program, [join(scratch, 'work')])).toEqual(alone);
  expect(programFiles('/opt/browser', [])).toMatchObject({ readable: ['/opt/browser'], hiddenFolder: '/opt' });
});
