import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { promises } from '../../api/jail/check/promises.ts';
import { operations } from '../../catalog/operations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('tells the operator of every engine and of every promise of the isolation', async () => {
  // Exits 1 where something is missing on this machine.
  const run = promisify(execFile)(process.execPath, ['scripts/doctor.mjs'], { cwd: root });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  expect(stderr).toBe('');
  for (const name of Object.keys(operations)) expect(stdout).toContain(` ${name} `);
  for (const promise of Object.values(promises)) expect(stdout).toContain(promise);
});
