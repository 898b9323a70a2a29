import { mkdtemp, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { nestedWorkspace } from '../../../api/jail/nested-workspace.ts';
import { scratchFolder } from '../../support/scratch.ts';

it('can be entered through the outer workspace, which nobody else can list', async () => {
  const outer = await mkdtemp(join(await scratchFolder(), 'job-'));
  const inner = await nestedWorkspace(outer, 'part-');
  expect(dirname(inner)).toBe(outer);
  expect((await stat(outer)).mode & 0o777).toBe(0o711);
  expect((await stat(inner)).mode & 0o777).toBe(0o700);
});
