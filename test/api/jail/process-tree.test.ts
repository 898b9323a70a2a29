import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { measureTree, niceness, yieldToOthers } from '../../../api/jail/process-tree.ts';

const started: ReturnType<typeof spawn>[] = [];

afterEach(() => {
  for (const child of started.splice(0)) process.kill(-(child.pid ?? 0), 'SIGKILL');
});

/** These tests may run at a low priority themselves. */
const lowered = (nice: number) => Math.max(nice, getPriority());

/** A process with a child that holds 60 MB and spends processor time. */
async function family(): Promise<number> {
  const inner = "const a = Buffer.alloc(60e6, 1); console.log('up'); for (;;) a[0]++;";
  const outer = `const c = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' }); setInterval(() => c, 1e6)`;
  const child = spawn(process.execPath, ['-e', outer], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

it('measures memory and processor time of a process and its descendants', async () => {
  const root = await family();
  const before = measureTree(root);
  expect(before.pids.length).toBe(2);
  expect(before.bytes).toBeGreaterThan(60e6);
  await expect.poll(() => measureTree(root).cpuMs, { timeout: 30_000 }).toBeGreaterThan(before.cpuMs);
});

it('lowers the priority of a process and its descendants', async () => {
  const { pids } = measureTree(await family());
  await yieldToOthers(pids, niceness.long);
  expect(pids.map((pid) => getPriority(pid))).toEqual([lowered(niceness.long), lowered(niceness.long)]);
  await yieldToOthers(pids, niceness.slow);
  await yieldToOthers(pids, niceness.engine);
  expect(pids.map((pid) => getPriority(pid))).toEqual([lowered(niceness.slow), lowered(niceness.slow)]);
});
