import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorkspaces, rootName } from '../../../api/workspace/workspace.ts';
import { scratchFolder } from '../../support/scratch.ts';

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('openWorkspaces', () => {
  it('reveals neither host nor process in its paths', async () => {
    const workspaces = await openWorkspaces(await scratchFolder());
    expect(workspaces.root).not.toContain(hostname());
    expect(workspaces.root).not.toMatch(new RegExp(`\\b${process.pid}\\b`));
    await workspaces.close();
  });

  it('gives each request a separate folder that only this user can read', async () => {
    const workspaces = await openWorkspaces(await scratchFolder());
    const [a, b] = [await workspaces.create(), await workspaces.create()];
    expect(a.path).not.toBe(b.path);
    expect((await stat(a.path)).mode & 0o777).toBe(0o700);
    // Jails pass through the root to their own folders.
    expect((await stat(workspaces.root)).mode & 0o777).toBe(0o711);
    await writeFile(join(a.path, 'x'), '1');
    await a.remove();
    expect(await readdir(workspaces.root)).toHaveLength(1);
    await workspaces.close();
  });

  it('tells how long its oldest folder is there', async () => {
    const workspaces = await openWorkspaces(await scratchFolder());
    expect(await workspaces.oldestSeconds()).toBe(0);
    const [old, young] = [await workspaces.create(), await workspaces.create()];
    await expect.poll(workspaces.oldestSeconds).toBeGreaterThan(0.2);
    await old.remove();
    const age = await workspaces.oldestSeconds();
    expect(age).toBeGreaterThan(0);
    await young.remove();
    expect(await workspaces.oldestSeconds()).toBe(0);
    await workspaces.close();
    expect(await workspaces.oldestSeconds()).toBe(0);
  });

  it('sweeps folders of crashed servers only', async () => {
    const folder = await scratchFolder();
    const dead = join(folder, rootName(deadPid()), 'job-1');
    const alive = join(folder, rootName(process.ppid), 'job-1');
    const elsewhere = join(folder, 'other-host-1', 'job-1');
    for (const path of [dead, alive, elsewhere]) await mkdir(path, { recursive: true });
    const workspaces = await openWorkspaces(folder);
    expect((await readdir(folder)).sort()).toEqual(
      [rootName(process.pid), rootName(process.ppid), 'other-host-1'].sort(),
    );
    await workspaces.close();
  });

  it('sweeps folders of its own name, which a restarted container gets again', async () => {
    const folder = await scratchFolder();
    await mkdir(join(folder, rootName(process.pid), 'job-1'), { recursive: true });
    const workspaces = await openWorkspaces(folder);
    expect(await readdir(workspaces.root)).toEqual([]);
    await workspaces.close();
  });

  it('recreates its folder if it was removed, and reports it meanwhile', async () => {
    const folder = await scratchFolder();
    const workspaces = await openWorkspaces(folder);
    expect(await workspaces.trouble(0)).toBeNull();
    expect(await readdir(workspaces.root)).toEqual([]);
    await rm(folder, { recursive: true });
    expect(await workspaces.trouble(0)).toContain('cannot be used');
    await Promise.all([workspaces.freeBytes(), workspaces.create()]);
    const { path } = await workspaces.create();
    expect((await stat(path)).isDirectory()).toBe(true);
    expect((await stat(workspaces.root)).mode & 0o777).toBe(0o711);
    expect(await workspaces.trouble(0)).toBeNull();
    await workspaces.close();
  });

  it('reports a disk that is too full', async () => {
    const workspaces = await openWorkspaces(await scratchFolder());
    expect(await workspaces.trouble(1e18)).toContain('less than');
    await workspaces.close();
  });

  it('blames the folder for an error only if it is at fault', async () => {
    const workspaces = await openWorkspaces(await scratchFolder());
    const workspace = await workspaces.create();
    const missing = await readdir(join(workspace.path, 'x')).catch((error: unknown) => error);
    expect(await workspace.problemBehind(missing)).toBeUndefined();
    expect(await workspace.problemBehind(new TypeError('x'))).toBeUndefined();
    const full = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
    expect(await workspace.problemBehind(full)).toMatchObject({ code: 'busy' });
    await workspace.remove();
    expect(await workspace.problemBehind(missing)).toMatchObject({ code: 'busy' });
    await workspaces.close();
  });
});
