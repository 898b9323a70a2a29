import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { countTasks, ownTasks } from '../../../../api/jail/limits/user-tasks.ts';

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

it('remembers its own count', () => {
  expect(ownTasks()).toBe(ownTasks());
  expect(ownTasks()).toBeGreaterThan(0);
});
