import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { promises } from '../../../api/jail/check/promises.ts';
import { operations } from '../../../catalog/operations.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { startRedis, type TestRedis } from '../../support/servers/redis-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Section {
  readonly title: string;
  readonly findings: readonly { readonly ok: boolean; readonly name: string; readonly text: string }[];
}

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

it('tells programs of every engine and promise, of fonts, limits, disk and other machines', async () => {
  const FILE_STORE = await scratchFolder();
  const env = { ...process.env, REDIS_URL: redis.url, FILE_STORE, MIN_FREE_DISK_MB: '999999999' };
  const run = promisify(execFile)(process.execPath, ['scripts/doctor.mjs', '--json'], { cwd: root, env });
  // Exits with 3: so much of the disk is not free.
  const { stdout, stderr, code } = await run.then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  expect([stderr, code]).toEqual(['', 3]);
  const { complete, sections } = JSON.parse(stdout) as { complete: boolean; sections: readonly Section[] };
  expect(complete).toBe(false);
  const found = (title: string) => sections.find((section) => section.title === title)?.findings ?? [];
  expect(
    found('Engines')
      .map(({ name }) => name)
      .filter((name) => !name.endsWith(': known'))
      .sort(),
  ).toEqual(Object.keys(operations).sort());
  expect(found('Isolation, tried from inside a jail').map(({ text }) => text)).toEqual(
    expect.arrayContaining(Object.values(promises)),
  );
  expect(found('Writing systems')).toContainEqual({
    ok: true,
    isNeeded: false,
    name: 'Latin',
    text: expect.any(String),
  });
  expect(found('Fonts of Word, and what stands for them')[1]?.name).toMatch(/^\d+ of \d+ families$/);
  expect(found('Limits in force')).toContainEqual(
    expect.objectContaining({ name: 'MIN_FREE_DISK_MB', text: '999999999' }),
  );
  expect(found('Disk')).toEqual([expect.objectContaining({ ok: false, text: expect.stringContaining('fewer than') })]);
  expect(found('Other machines').map(({ ok, name }) => (ok ? name : `no ${name}`))).toEqual([
    ...['Redis', 'eviction', 'on disk', 'latency', 'clock', 'store of small files', 'store of large files'],
  ]);
});
