import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type BuiltServer,
  startBuiltServer,
  withoutChromium,
  withoutLibreOffice,
} from '../../support/servers/built-server.ts';
import { exchange, filePart, multipart, rawPost } from '../../support/servers/raw-request.ts';

const path = '/api/convert-txt-to-pdf';
const form = multipart(filePart('hello'));
const broken = [
  rawPost(path, form, { length: 20 }),
  rawPost(path, form, { boundary: 'YY' }),
  rawPost(path, form.slice(0, -8)),
  rawPost(path, form, { length: form.length + 500 }),
  rawPost(path, 'no form'),
];
const rounds = 300;
const maxGrowthBytes = 30_000_000;

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ MAX_REQUESTS_PER_MINUTE: '100000', ...withoutLibreOffice, ...withoutChromium });
});
afterAll(() => server.stop());

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

async function jobs(): Promise<readonly string[]> {
  const [root = ''] = await readdir(server.workFolder);
  return (await readdir(join(server.workFolder, root))).filter((name) => name.startsWith('job-'));
}

/** Sends broken requests and returns the most memory that the server had: between collections it rises and falls. */
async function sendBroken(count: number): Promise<number> {
  let peak = 0;
  for (let round = 0; round < count; round++) {
    await Promise.all(broken.map((request) => exchange(server.base, request, { halfClose: true })));
    peak = Math.max(peak, await memory());
  }
  return peak;
}

it('keeps its memory, its folder and its descriptors over 1,500 broken requests', async () => {
  const descriptors = async () => (await readdir(`/proc/${server.process.pid}/fd`)).length;
  // The heap takes this long to come to its size.
  const before = { peak: await sendBroken(2 * rounds), descriptors: await descriptors() };
  const peak = await sendBroken(rounds);
  await expect.poll(jobs).toEqual([]);
  await expect.poll(descriptors).toBeLessThanOrEqual(before.descriptors + 2);
  expect(peak - before.peak).toBeLessThan(maxGrowthBytes);
});
