import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { countTasks, ownTasks } from '../../../../api/jail/limits/user-tasks.ts';

const user = process.getuid?.() ?? 0;

it('counts the processes of a user, and their threads', async () => {
  const before = countTasks(user);
  const script =
    "new (require('worker_threads').Worker)('setInterval(() => 0, 1e6)', { eval: true }); console.log('up');";
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  // Node has several threads for each program; other programs of this user may end meanwhile.
  await expect.poll(() => countTasks(user)).toBeGreaterThan(before + 5);
});

it('counts none of a user without processes', () => {
  expect(countTasks(4_000_000_000)).toBe(0);
});

it('remembers its own count', () => {
  expect(ownTasks()).toBe(ownTasks());
  expect(ownTasks()).toBeGreaterThan(0);
});
