import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type JailGroup, openControlGroups } from '../../../../api/jail/control-groups/control-groups.ts';
import { scratchFolder } from '../../../support/scratch.ts';

// A folder with the files that the kernel shows in a control group; it takes what is written, and enforces nothing.

const ceilings = { maxTreeBytes: 300_000_000, maxProcesses: 100 };
let root: string;

beforeEach(async () => {
  root = await scratchFolder();
  await writeFile(join(root, 'cgroup.controllers'), 'cpuset cpu io memory pids\n');
  await writeFile(join(root, 'cgroup.procs'), '17\n18\n');
  await writeFile(join(root, 'cgroup.subtree_control'), '');
});

const read = (...path: string[]) => readFile(join(root, ...path), 'utf8');
const groupNames = async () => (await readdir(root)).filter((name) => name.startsWith('jail-'));

/** The kernel's files go with their group. */
async function removeAsTheKernelDoes(group: JailGroup, name: string): Promise<void> {
  for (const file of await readdir(join(root, name))) await rm(join(root, name, file));
  await group.remove();
}

describe('control groups', () => {
  it('have the server’s own processes in a leaf, and controllers for the others', async () => {
    openControlGroups(root);
    // Each is a write of its own; a plain file keeps the last.
    expect(await read('server', 'cgroup.procs')).toBe('18');
    expect(await read('cgroup.subtree_control')).toBe('+memory +pids');
  });

  it.each(['memory', 'pids'])('are rejected if there is no controller for %s', async (name) => {
    await writeFile(join(root, 'cgroup.controllers'), 'cpu memory pids'.replace(name, 'io'));
    expect(() => openControlGroups(root)).toThrow(`no controller for ${name}`);
    expect(await read('cgroup.subtree_control')).toBe('');
  });

  it('limit a jail, which starts in its group', async () => {
    const group = openControlGroups(root).make(ceilings);
    const [name = ''] = await groupNames();
    expect(await read(name, 'memory.max')).toBe('300000000');
    expect(Number(await read(name, 'pids.max'))).toBeGreaterThan(100);
    expect(await read(name, 'memory.oom.group')).toBe('1');
    const { file, args } = group.enter({ file: 'echo', args: ['one', 'two  words'] });
    expect(execFileSync(file, args, { encoding: 'utf8' })).toBe('one two  words\n');
    expect(await read(name, 'cgroup.procs')).toBe('0\n');
    await removeAsTheKernelDoes(group, name);
    expect(await groupNames()).toEqual([]);
  });

  it('start no program outside the group', async () => {
    const group = openControlGroups(root).make(ceilings);
    const [name = ''] = await groupNames();
    await removeAsTheKernelDoes(group, name);
    const { file, args } = group.enter({ file: 'echo', args: ['ran'] });
    expect(() => execFileSync(file, args, { stdio: 'pipe' })).toThrow();
  });

  it('report when the kernel has ended a jail for its memory', async () => {
    const group = openControlGroups(root).make(ceilings);
    const [name = ''] = await groupNames();
    expect(group.hasOutgrown()).toBe(false);
    await writeFile(join(root, name, 'memory.events'), 'low 0\nhigh 0\nmax 7\noom 0\noom_kill 0\noom_group_kill 0\n');
    expect(group.hasOutgrown()).toBe(false);
    await writeFile(join(root, name, 'memory.events'), 'low 0\nhigh 0\nmax 7\noom 1\noom_kill 3\noom_group_kill 1\n');
    expect(group.hasOutgrown()).toBe(true);
  });

  it('kill all at once if the kernel can', async () => {
    const group = openControlGroups(root).make(ceilings);
    const [name = ''] = await groupNames();
    group.kill();
    expect(await readdir(join(root, name))).not.toContain('cgroup.kill');
    await writeFile(join(root, name, 'cgroup.kill'), '');
    group.kill();
    expect(await read(name, 'cgroup.kill')).toBe('1');
  });

  it('left by a killed server are removed, those in use are kept', async () => {
    await mkdir(join(root, 'jail-left'));
    await mkdir(join(root, 'jail-used'));
    await writeFile(join(root, 'jail-used', 'cgroup.procs'), '19');
    openControlGroups(root);
    expect(await groupNames()).toEqual(['jail-used']);
  });
});
