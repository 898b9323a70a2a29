import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { measureTree, niceness } from '../../../api/jail/process-tree.ts';
import { watchUsage } from '../../../api/workers/watch-usage.ts';

const roomy = { maxTreeBytes: 4e9, longAfterCpuMs: 1e6, slowAfterCpuMs: 1e6 };
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** These tests may run at a low priority themselves. */
const lowered = (nice: number) => Math.max(nice, getPriority());

/** A process that never stops computing. */
async function busyProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', "console.log('up'); for (;;);"], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  await once(child.stdout, 'data');
  return child.pid as number;
}

describe('watchUsage', () => {
  it('lowers the priority of a long job a little', async () => {
    const pid = await busyProcess();
    const onLong = vi.fn();
    const usage = watchUsage(pid, { ...roomy, longAfterCpuMs: 10 }, onLong);
    expect(usage.hasYielded()).toBe(false);
    const stop = usage.watch(Number.POSITIVE_INFINITY, () => {});
    await expect.poll(() => usage.hasYielded()).toBe(true);
    await expect.poll(() => getPriority(pid)).toBe(lowered(niceness.long));
    stop();
    expect(onLong).toHaveBeenCalledOnce();
  });

  it('lowers that of a slow job more, and tells it once', async () => {
    const pid = await busyProcess();
    const onLong = vi.fn();
    const stop = watchUsage(pid, { ...roomy, longAfterCpuMs: 10, slowAfterCpuMs: 20 }, onLong).watch(1e9, () => {});
    await expect.poll(() => getPriority(pid)).toBe(lowered(niceness.slow));
    await expect.poll(() => onLong.mock.calls.length).toBe(1);
    const { cpuMs } = measureTree(pid);
    await expect.poll(() => measureTree(pid).cpuMs - cpuMs).toBeGreaterThan(100);
    stop();
    expect(onLong).toHaveBeenCalledOnce();
  });

  it('counts the processor time of the job, not that of the jobs before it', async () => {
    const pid = await busyProcess();
    await expect.poll(() => measureTree(pid).cpuMs).toBeGreaterThan(300);
    const ends = vi.fn();
    const usage = watchUsage(pid, { ...roomy, longAfterCpuMs: 600_000 }, () => {});
    const before = measureTree(pid).cpuMs;
    const stop = usage.watch(100, ends);
    await expect.poll(() => ends.mock.calls[0]).toEqual(['exhausted']);
    stop();
    expect(measureTree(pid).cpuMs - before).toBeGreaterThan(100);
    expect(usage.hasYielded()).toBe(false);
  });

  it('tells of a job that needs too much memory', async () => {
    const ends = vi.fn();
    const stop = watchUsage(await busyProcess(), { ...roomy, maxTreeBytes: 1 }, () => {}).watch(1e6, ends);
    await expect.poll(() => ends.mock.calls[0]).toEqual(['outgrown']);
    stop();
  });
});
