import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverLimits } from '../../../catalog/limits.ts';
import { copy, fakeEngines } from '../../support/processes/fake-engines.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { connectTo, exchange, filePart, multipart, rawPost } from '../../support/servers/raw-request.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

const path = '/api/convert-txt-to-pdf';
const request = rawPost(path, multipart(filePart('hello')));

async function serverWith(environment: Record<string, string>, engines = fakeEngines()): Promise<TestServer> {
  const server = await startServer(await scratchFolder(), engines, environment);
  onTestFinished(() => server.close());
  return server;
}

/** The head of a refusal and its problem. */
async function refusal(answer: Promise<string>) {
  const [head = '', body = ''] = (await answer).split('\r\n\r\n');
  return { head, problem: JSON.parse(body) };
}

/** A form that stops within its file. */
const unfinished = (bytes: number) =>
  rawPost(path, multipart(filePart('a'.repeat(bytes))).slice(0, -10), { length: bytes + 500 });

describe('a server under a flood', () => {
  it('states its requests per minute, and sends Retry-After', async () => {
    const { base } = await serverWith({ MAX_REQUESTS_PER_MINUTE: '3' });
    for (let sent = 0; sent < 3; sent++) expect(await exchange(base, request)).toMatch(/^HTTP\/1\.1 200 /);
    const { head, problem } = await refusal(exchange(base, request));
    expect(head).toMatch(/^HTTP\/1\.1 429 /);
    expect(head).toMatch(/^retry-after: [1-6]?\d$/im);
    expect(head).not.toMatch(/^x-ratelimit/im);
    expect(problem).toMatchObject({ status: 429, code: 'rate-limited', detail: expect.stringContaining('3 files') });
    expect(await exchange(base, request, { from: '127.0.0.2' })).toMatch(/^HTTP\/1\.1 200 /);
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
  });

  it('keeps a place for a visitor from another address', async () => {
    const slow = fakeEngines(async (job, operation) => {
      await wait(50);
      return copy(job, operation);
    });
    const { base } = await serverWith({ MAX_WAITING: '20', MAX_WAITING_PER_CLIENT: '18' }, slow);
    let refused = 0;
    const flood = Array.from({ length: 40 }, async () => {
      const answer = await exchange(base, request);
      if (answer.startsWith('HTTP/1.1 503 ')) refused++;
      return answer;
    });
    await expect.poll(() => refused).toBeGreaterThan(0);
    expect(await exchange(base, request, { from: '127.0.0.2' })).toMatch(/^HTTP\/1\.1 200 /);
    const statuses = (await Promise.all(flood)).map((answer) => answer.slice(9, 12));
    expect(new Set(statuses)).toEqual(new Set(['200', '503']));
    expect(statuses.filter((status) => status === '200').length).toBeGreaterThanOrEqual(15);
  });

  it('limits the disk space of endless uploads, and aborts them', async () => {
    const { base, root } = await serverWith({ MAX_MB_PER_CLIENT: '1', MAX_STALL_SECONDS: '1' });
    const answers = Array.from({ length: 8 }, () => exchange(base, unfinished(300_000)));
    await expect.poll(() => readdir(root)).toHaveLength(3);
    const problems = await Promise.all(answers.map(refusal));
    const codes = problems.map(({ problem }) => problem.code).sort();
    expect(codes).toEqual([...Array(5).fill('rate-limited'), ...Array(3).fill('upload-too-slow')]);
    await expect.poll(() => readdir(root)).toEqual([]);
  });

  it('limits connections per address, and answers others', async () => {
    const { base } = await serverWith({ MAX_CONNECTIONS_PER_CLIENT: '3' });
    const idle = Array.from({ length: 3 }, () => connectTo(base));
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    const { head, problem } = await refusal(exchange(base, request));
    expect(head).toMatch(/^HTTP\/1\.1 429 /);
    expect(problem).toMatchObject({ code: 'rate-limited', detail: expect.stringContaining('3 connections') });
    // One that sends nothing is closed as well.
    await once(connectTo(base).resume(), 'close');
    expect(await exchange(base, request, { from: '127.0.0.2' })).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of idle) socket.destroy();
    await expect.poll(() => exchange(base, request)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('does not count a proxy’s connections as one visitor’s', async () => {
    const { base } = await serverWith({ MAX_CONNECTIONS_PER_CLIENT: '1', TRUST_PROXY: '1' });
    const idle = connectTo(base);
    await once(idle, 'connect');
    expect(await exchange(base, request)).toMatch(/^HTTP\/1\.1 200 /);
    idle.destroy();
  });

  it('closes connections that send nothing or trickle their headers', async () => {
    const { base } = await serverWith({});
    const [silent, trickling] = [connectTo(base).resume(), connectTo(base).resume()];
    trickling.write('POST /api/x HTTP/1.1\r\n');
    const drip = setInterval(() => trickling.write('X: y\r\n'), 500);
    await Promise.all([silent, trickling].map((socket) => once(socket, 'close')));
    clearInterval(drip);
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
  });

  it('answers busy if the disk is full, with Retry-After', async () => {
    const { base, root } = await serverWith({ MIN_FREE_DISK_MB: '100000000000' });
    const { head, problem } = await refusal(exchange(base, request));
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toMatch(/^retry-after: \d+/im);
    expect(problem).toMatchObject({ code: 'busy', detail: expect.stringContaining('disk') });
    expect(await readdir(root)).toEqual([]);
  });
});

describe('a server whose work folder is deleted', () => {
  it('creates it again for the next request', async () => {
    const { base, root } = await serverWith({});
    await rm(root, { recursive: true });
    expect(await exchange(base, request)).toMatch(/^HTTP\/1\.1 200 /);
    await expect.poll(() => readdir(root)).toEqual([]);
  });

  it('answers busy if the folder is deleted during a request', async () => {
    const gone = fakeEngines(async (job, operation) => {
      await rm(job.workspace, { recursive: true });
      return copy(job, operation);
    });
    const { base } = await serverWith({}, gone);
    expect((await refusal(exchange(base, request))).problem).toMatchObject({ status: 503, code: 'busy' });
  });
});

describe('a server that stops', () => {
  it('aborts trickling uploads and endless headers within seconds', async () => {
    const { app, base, root } = await serverWith({});
    const upload = exchange(base, unfinished(10));
    const head = connectTo(base);
    head.write('POST /api/x HTTP/1.1\r\nHost: x\r\n');
    await expect.poll(() => readdir(root)).toHaveLength(1);
    const started = performance.now();
    await app.close();
    // Heads get this long while the server runs, and uploads longer.
    expect(performance.now() - started).toBeLessThan(serverLimits.headersMs);
    expect((await refusal(upload)).problem).toMatchObject({ status: 503, code: 'busy' });
    await expect.poll(() => readdir(root)).toEqual([]);
  });
});
