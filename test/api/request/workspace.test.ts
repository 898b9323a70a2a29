import { spawnSync } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorkspaces } from '../../../api/request/workspace.ts';
import { scratchFolder } from '../../support/scratch.ts';

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('openWorkspaces', () => {
  it('gives each request a folder of its own that only this user can read', async () => {
    const workspaces = await openWorkspaces(await scratchFolder());
    const [a, b] = [await workspaces.create(), await workspaces.create()];
    expect(a.path).not.toBe(b.path);
    expect((await stat(workspaces.root)).mode & 0o777).toBe(0o700);
    await writeFile(join(a.path, 'x'), '1');
    await a.remove();
    expect(await readdir(workspaces.root)).toHaveLength(1);
    await workspaces.close();
  });

  it('sweeps what a crashed server left, and nothing of a living one', async () => {
    const folder = await scratchFolder();
    const dead = join(folder, `${hostname()}-${deadPid()}`, 'job-1');
    const alive = join(folder, `${hostname()}-${process.ppid}`, 'job-1');
    const elsewhere = join(folder, 'other-host-1', 'job-1');
    for (const path of [dead, alive, elsewhere]) await mkdir(path, { recursive: true });
    const workspaces = await openWorkspaces(folder);
    expect((await readdir(folder)).sort()).toEqual(
      [`${hostname()}-${process.pid}`, `${hostname()}-${process.ppid}`, 'other-host-1'].sort(),
    );
    await workspaces.close();
  });

  it('sweeps its own name, which a restarted container has again', async () => {
    const folder = await scratchFolder();
    await mkdir(join(folder, `${hostname()}-${process.pid}`, 'job-1'), { recursive: true });
    const workspaces = await openWorkspaces(folder);
    expect(await readdir(workspaces.root)).toEqual([]);
    await workspaces.close();
  });
});
