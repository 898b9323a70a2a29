import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../api/store/file-store.ts';
import { openFolderStore } from '../../api/store/folder-store.ts';
import { createRedisStore } from '../../api/store/redis-store.ts';
import { createS3Store } from '../../api/store/s3-store.ts';
import { createSizedStore, smallFileBytes } from '../../api/store/sized-store.ts';
import { folderIn, scratchFolder } from '../support/scratch.ts';
import { startRedis } from '../support/servers/redis-server.ts';

const scratch = await scratchFolder();
const redisServer = await startRedis();
const redis = new Redis({ path: redisServer.url });
const s3Server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: await folderIn(scratch, 's3'),
  configureBuckets: [{ name: 'files', configs: [] }],
});
const { port } = (await s3Server.run()) as AddressInfo;

beforeAll(() => {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
});
afterAll(async () => {
  redis.disconnect();
  await redisServer.close();
  await s3Server.close();
});

const keptMs = 60_000;
const openS3 = () =>
  createS3Store({
    bucket: 'files',
    prefix: 'site/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    encryption: undefined,
  });
const openRedis = () => createRedisStore(redis, 'test:', keptMs);
const openFolder = async () => openFolderStore(await mkdtemp(join(scratch, 'folder-')));

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': openFolder,
  S3: async () => openS3(),
  Redis: async () => openRedis(),
  'Redis for small files and a folder for large ones': async () => createSizedStore(openRedis(), await openFolder()),
};

let files = 0;
/** A new file with this content. */
async function fileOf(content: Uint8Array): Promise<string> {
  const path = join(scratch, `file-${++files}`);
  await writeFile(path, content);
  return path;
}

describe.each(Object.keys(stores))('%s', (name) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await (stores[name] as () => Promise<FileStore>)();
  });
  afterAll(() => store.close());

  const put = async (key: string, content: Buffer) => store.put(key, await fileOf(content), content.length);
  async function get(key: string, bytes: number): Promise<Buffer> {
    const path = join(scratch, `got-${++files}`);
    await store.get(key, path, bytes);
    return readFile(path);
  }

  it('returns what was stored, of any size, and the latest version', async () => {
    await store.check();
    // Larger than one part of a multipart upload.
    for (const bytes of [0, 1, smallFileBytes, smallFileBytes + 1, 20_000_000]) {
      const content = randomBytes(bytes);
      await put('job/file-1', content);
      await put('job/file-2', Buffer.from('other'));
      expect(content.equals(await get('job/file-1', bytes))).toBe(true);
    }
    await put('job/file-2', Buffer.from('again'));
    expect((await get('job/file-2', 5)).toString()).toBe('again');
  });

  it('returns nothing for a missing key or content of another size', async () => {
    await put('sized/file-1', Buffer.from('four'));
    await expect(get('sized/file-1', 5)).rejects.toThrow();
    await expect(get('sized/file-9', 4)).rejects.toThrow();
  });

  it('removes all files of a job and no others', async () => {
    await put('one/file-1', Buffer.from('1'));
    await put('one/result', Buffer.from('2'));
    await put('two/file-1', Buffer.from('3'));
    await store.remove('one/');
    await store.remove('never/');
    await expect(get('one/file-1', 1)).rejects.toThrow();
    await expect(get('one/result', 1)).rejects.toThrow();
    expect((await get('two/file-1', 1)).toString()).toBe('3');
  });
});

const secondMs = 1000;

describe.each(['a folder', 'S3'])('the sweep of %s', (name) => {
  it('removes older files only', async () => {
    const store = await (stores[name] as () => Promise<FileStore>)();
    await store.sweep(0);
    await store.put('old/file-1', await fileOf(Buffer.from('old')), 3);
    const stored = performance.now();
    // S3 counts in whole seconds, by which ages are wrong.
    await wait(4 * secondMs);
    await store.put('new/file-1', await fileOf(Buffer.from('new')), 3);
    expect(await store.sweep(performance.now() - stored - secondMs)).toBe(1);
    const path = join(scratch, `swept-${++files}`);
    await expect(store.get('old/file-1', path, 3)).rejects.toThrow();
    await store.get('new/file-1', path, 3);
    await store.close();
  });
});

it('Redis forgets files by itself', async () => {
  const store = createRedisStore(redis, 'short:', 50);
  await store.put('job/file-1', await fileOf(Buffer.from('x')), 1);
  await expect.poll(() => redis.keys('short:*')).toEqual([]);
});
