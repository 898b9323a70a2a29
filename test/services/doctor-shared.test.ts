import { readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../api/config.ts';
import { connectImpatiently } from '../../api/jobs/redis/connect.ts';
import { openStore } from '../../api/roles/open-store.ts';
import { smallFileBytes } from '../../api/store/sized-store.ts';
import { examineShared } from '../../scripts/doctor/shared.mjs';
import { folderIn, scratchFolder } from '../support/scratch.ts';
import { startRedis, type TestRedis } from '../support/servers/redis-server.ts';

const scratch = await scratchFolder();
let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.close();
});

/** What the doctor finds with these settings, by name: the text, after a cross where something is wrong. */
async function examine(settings: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  const row = (ok: boolean, name: string, text: string) => {
    found[name] = ok ? text : `✗ ${text}`;
  };
  const findings = { section: () => {}, row, say: () => {}, end: () => true };
  await examineShared(findings, readConfig(settings), { connectImpatiently, openStore, smallFileBytes });
  return found;
}

it('tells of a Redis its version, eviction, latency and clock, and that a shared folder gives back what it got', async () => {
  const folder = await folderIn(scratch, 'shared');
  expect(await examine({ REDIS_URL: server.url, FILE_STORE: folder })).toEqual({
    Redis: expect.stringMatching(/^[78]\.\d+\.\d+$/),
    eviction: 'noeviction',
    'on disk': 'appendonly',
    latency: expect.stringMatching(/^\d+\.\d ms$/),
    clock: expect.stringMatching(/^\d+ ms (behind|ahead of) that of Redis$/),
    'store of small files': expect.stringMatching(/^Redis: written and read back, \d+ ms$/),
    'store of large files': expect.stringContaining(`${folder}: written and read back`),
  });
  // Nothing stays, neither in the folder nor in Redis.
  expect(await readdir(join(folder, 'files'))).toEqual([]);
  expect(await redis.keys('*')).toEqual([]);
});

it('writes to a bucket and reads it back, and says what the service says where it cannot', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await folderIn(scratch, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = (await s3.run()) as AddressInfo;
  const settings = { REDIS_URL: server.url, S3_ENDPOINT: `http://127.0.0.1:${port}` };
  const found = async (bucket: string) =>
    (await examine({ ...settings, FILE_STORE: `s3://${bucket}/site` }))['store of large files'];
  expect(await found('files')).toMatch(/^s3:\/\/files\/site: written and read back, \d+ ms$/);
  expect(await found('nowhere')).toMatch(/^✗ s3:\/\/nowhere\/site: .*bucket does not exist/);
  await s3.close();
  expect(await found('files')).toMatch(/^✗ s3:\/\/files\/site: .*ECONNREFUSED/);
  vi.unstubAllEnvs();
});

it('warns of a Redis that may lose jobs, of a folder that takes no files, and of a clock that is off', async () => {
  await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
  await redis.config('SET', 'maxmemory', '100mb');
  const file = join(scratch, 'no-folder');
  await writeFile(file, '');
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + 3_600_000);
  const found = await examine({ REDIS_URL: server.url, FILE_STORE: file });
  vi.restoreAllMocks();
  await redis.config('SET', 'maxmemory', '0');
  expect(found.eviction).toBe('✗ allkeys-lru, which may lose jobs: set maxmemory-policy noeviction');
  expect(found.clock).toMatch(/^✗ 3\d{6} ms ahead of that of Redis$/);
  expect(found['store of large files']).toMatch(/^✗ .*no-folder: E/);
  expect((await examine({ REDIS_URL: server.url, FILE_STORE: scratch })).eviction).toMatch(
    /^allkeys-lru.*no limit of memory/,
  );
});

it('says that Redis does not answer, or that there is none to ask', async () => {
  expect(await examine({ REDIS_URL: '/nowhere/redis.sock' })).toEqual({
    Redis: expect.stringMatching(/^✗ does not answer: connect ENOENT \/nowhere/),
  });
  expect(await examine({})).toEqual({ Redis: 'not used: this server does everything itself' });
});
