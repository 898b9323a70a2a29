import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { countTasks, killTree, measureTree, niceness, startOf, yieldToOthers } from '../../../api/jail/process-tree.ts';

const started: ReturnType<typeof spawn>[] = [];

afterEach(() => {
  for (const child of started.splice(0)) killTree(child.pid ?? 0);
});

/** These tests may run at a low priority themselves. */
const lowered = (nice: number) => Math.max(nice, getPriority());

/** Whether a process runs: one that has ended may wait for its parent to hear of it. */
const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

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

it('kills a process with its orphans, which keep its group, and its descendants in other groups', async () => {
  const script = "(sleep 1000 & echo $!); setsid sh -c 'sleep 1000 & echo $!; wait' & echo $!; wait";
  const child = spawn('sh', ['-c', script], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk));
  await expect.poll(() => said.split('\n').length).toBe(4);
  const pids = said.trim().split('\n').map(Number);
  expect(pids.map(startOf)).not.toContain('');
  killTree(child.pid ?? 0);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

it('measures no more processes than is wanted, and kills them all', async () => {
  const script = 'for i in 1 2 3 4 5 6 7 8 9; do sleep 1000 & done; echo up; wait';
  const child = spawn('sh', ['-c', script], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  await once(child.stdout, 'data');
  const { pids } = measureTree(child.pid ?? 0);
  expect(pids.length).toBe(10);
  expect(measureTree(child.pid ?? 0, 4).pids.length).toBe(4);
  killTree(child.pid ?? 0);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

const user = process.getuid?.() ?? 0;

/** How many more tasks there are once a program with threads of its own has started. */
async function addedByProgram(): Promise<number> {
  const before = countTasks(user);
  const script =
    "new (require('worker_threads').Worker)('setInterval(() => 0, 1e6)', { eval: true }); console.log('up');";
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const after = countTasks(user);
  child.kill('SIGKILL');
  return after - before;
}

it('counts the processes of a user, and their threads', async () => {
  // Other programs of this user begin and end meanwhile.
  await expect.poll(addedByProgram).toBeGreaterThan(5);
});

it('counts none of a user without processes', () => {
  expect(countTasks(4_000_000_000)).toBe(0);
});
