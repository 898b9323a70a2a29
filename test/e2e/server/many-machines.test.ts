import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobVersion } from '../../../api/jobs/redis/names.ts';
import { docx } from '../../support/office/documents.ts';
import { processesWith } from '../../support/processes/processes-with.ts';
import { type BuiltServer, startBuiltServer } from '../../support/servers/built-server.ts';
import { startRedis, type TestRedis } from '../../support/servers/redis-server.ts';

const wordToPdf = '/api/convert-word-to-pdf';
const oneOfEach = { LIBREOFFICE_WORKERS: '1', CHROMIUM_WORKERS: '1' };

let redis: TestRedis;
let store: string;
let web: BuiltServer;
let workers: BuiltServer[];

beforeAll(async () => {
  redis = await startRedis();
  store = await mkdtemp(join(tmpdir(), 'filewright-store-'));
  const shared = { REDIS_URL: redis.url, FILE_STORE: store };
  workers = await Promise.all([1, 2].map(() => startBuiltServer({ ...shared, ...oneOfEach, ROLE: 'worker' })));
  web = await startBuiltServer({ ...shared, ROLE: 'web' });
});
afterAll(async () => {
  await Promise.all([web, ...workers].map((server) => server.stop()));
  await redis.close();
  await rm(store, { recursive: true, force: true });
});

/** A second or more of work for LibreOffice. */
const longDocument = () =>
  docx({ table: Array.from({ length: 1000 }, (_, row) => [`row ${row}`, 'a', 'b', 'c', 'd']) });

const isReady = () =>
  expect
    .poll(async () => (await (await fetch(`${web.base}/api/health`)).json()).troubles, { interval: 500 })
    .toEqual([]);

/** A server with a job in one of its workers: either may be the one that takes both. */
async function busyOne(servers: readonly BuiltServer[]): Promise<BuiltServer | undefined> {
  const lists = await Promise.all(servers.map(({ workFolder }) => readdir(workFolder, { recursive: true })));
  return servers.find((_, index) => lists[index]?.some((path) => /\/worker-[^/]+\/job\/./.test(path)));
}

async function expectPdf(answer: Response): Promise<void> {
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

describe('a web process with two workers', () => {
  it('serves results that others make, keeps their names, and runs no program itself', async () => {
    await isReady();
    const document = await docx();
    const answers = await Promise.all(Array.from({ length: 6 }, () => web.convert(wordToPdf, document, 'Brief.docx')));
    for (const answer of answers) {
      expect(answer.headers.get('Content-Disposition')).toContain('Brief.pdf');
      await expectPdf(answer);
    }
    expect(await processesWith(web.workFolder)).toEqual([]);
    const refused = await web.convert(wordToPdf, Buffer.from('no document'), 'a.docx');
    expect(await refused.json()).toMatchObject({ code: 'unsupported-file-type' });
  });

  it('sends files of many megabytes there and back', async () => {
    const content = randomBytes(8_000_000);
    const body = new FormData();
    body.append('files', new Blob([content]), 'a.bin');
    const answer = await fetch(`${web.base}/api/convert-to-zip`, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(content.length);
  });

  it('gives the job of a worker that is killed to the other, and leaves nothing behind', async () => {
    const document = await longDocument();
    const answers = Promise.all([1, 2].map(() => web.convert(wordToPdf, document, 'a.docx')));
    let doomed: BuiltServer | undefined;
    await expect
      .poll(async () => {
        doomed = await busyOne(workers);
        return doomed !== undefined;
      })
      .toBe(true);
    doomed?.process.kill('SIGKILL');
    for (const answer of await answers) await expectPdf(answer);
    const client = new Redis({ path: redis.url });
    await expect.poll(() => readdir(join(store, 'files'))).toEqual([]);
    await expect.poll(() => client.keys(`filewright:v${jobVersion}:files:*`)).toEqual([]);
    client.disconnect();
  });
});
