import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { availableCores } from '../../api/available-cores.ts';
import { scratchFolder } from '../support/scratch.ts';

const scratch = await scratchFolder();

async function rootWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(scratch, 'root-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `${content}\n`);
  }
  return root;
}

const all = availableParallelism();
const in2 = { 'proc/self/cgroup': '0::/box/inner' };
const in1 = { 'proc/self/cgroup': '5:memory:/box\n4:cpu,cpuacct:/box' };

describe('the cores of a process', () => {
  it.each([
    ['no control group', {}, all],
    ['a group without a limit', { ...in2, 'sys/fs/cgroup/box/inner/cpu.max': 'max 100000' }, all],
    ['half a core', { ...in2, 'sys/fs/cgroup/box/inner/cpu.max': '50000 100000' }, 1],
    ['a limit of the group around it', { ...in2, 'sys/fs/cgroup/box/cpu.max': '100000 100000' }, 1],
    [
      'the limit of a container, which is the root of its view',
      { ...in2, 'sys/fs/cgroup/cpu.max': '100000 100000' },
      1,
    ],
    ['a limit above what the machine has', { ...in2, 'sys/fs/cgroup/cpu.max': '99900000 100000' }, all],
    [
      'a limit of cgroup 1',
      {
        ...in1,
        'sys/fs/cgroup/cpu/box/cpu.cfs_quota_us': '90000',
        'sys/fs/cgroup/cpu/box/cpu.cfs_period_us': '100000',
      },
      1,
    ],
    [
      'no limit of cgroup 1',
      { ...in1, 'sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1', 'sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000' },
      all,
    ],
    ['something else', { ...in2, 'sys/fs/cgroup/cpu.max': 'nonsense' }, all],
  ])('follow from %s', async (_what, files, cores) => {
    expect(availableCores(await rootWith(files))).toBe(cores);
  });

  it('are at least one, and as many as Node says at most, here', () => {
    expect(availableCores()).toBeGreaterThanOrEqual(1);
    expect(availableCores()).toBeLessThanOrEqual(all);
  });
});
