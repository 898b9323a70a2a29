import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';
import { copy, fakeEngines } from '../support/processes/fake-engines.ts';
import { createGate, type Gate } from '../support/processes/gate.ts';
import {
  caddy,
  type DeployedProxy,
  nginx,
  publishedHost,
  startDeployedProxy,
} from '../support/servers/deployed-proxy.ts';
import { form } from '../support/servers/form.ts';
import { sharedServer } from '../support/servers/server.ts';

const tool = tools.find(({ input }) => input.accept === 'any') as Tool;
const requestsPerMinute = 5;
let gate: Gate;
let visitors = 0;
const server = await sharedServer(
  fakeEngines(async (job, operation) => {
    await gate.opened;
    return copy(job, operation);
  }),
  { BASE_PATH: '/files', TRUST_PROXY: '1', MAX_FILE_MB: '8', MAX_REQUESTS_PER_MINUTE: String(requestsPerMinute) },
);

const megabyte = 1_000_000;
const fileOf = (bytes: number) => new Response(form([[tool.input.field, Buffer.alloc(bytes, 'a'), 'Notes.txt']]));
/** What arrived of uploads that are on their way. */
async function receivedBytes(): Promise<number> {
  const files = await readdir(server.root, { recursive: true, withFileTypes: true });
  const sizes = files.map((file) => (file.isFile() ? stat(join(file.parentPath, file.name)) : { size: 0 }));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

describe.each([
  { name: 'nginx', program: nginx },
  { name: 'Caddy', program: caddy },
])('behind $name as in deploy/proxies, with TLS', ({ name, program }) => {
  let proxy: DeployedProxy | undefined;
  beforeAll(async () => {
    proxy = await startDeployedProxy(program, server.base, join(server.scratch, name));
  });
  afterAll(() => proxy?.close());

  /** A visitor with an address of its own. */
  function newVisitor() {
    const localAddress = `127.0.0.${2 + visitors++}`;
    return (path: string, method = 'GET', headers: Record<string, string> = {}) =>
      request({
        ...{ host: '127.0.0.1', port: proxy?.port, ca: proxy?.certificate, servername: publishedHost, localAddress },
        ...{ path, method, headers: { Host: publishedHost, ...headers } },
      });
  }
  const answerTo = (sent: ReturnType<ReturnType<typeof newVisitor>>) =>
    new Promise<IncomingMessage>((resolve, reject) => sent.once('response', resolve).once('error', reject));

  async function send(visit: ReturnType<typeof newVisitor>, bytes: number, headers: Record<string, string> = {}) {
    const encoded = fileOf(bytes);
    const type = encoded.headers.get('content-type') ?? '';
    const sent = visit(`/files${tool.endpoint}`, 'POST', { 'Content-Type': type, ...headers });
    const answered = answerTo(sent);
    sent.end(Buffer.from(await encoded.arrayBuffer()));
    return answered;
  }

  it('publishes the site below its path', async () => {
    const visit = newVisitor();
    const bare = await answerTo(visit('/files').end());
    expect([bare.statusCode, bare.headers.location]).toEqual([308, '/files/']);
    const page = await answerTo(visit('/files/word-to-pdf').end());
    expect([page.statusCode, await text(page)]).toEqual([200, expect.stringContaining('/word-to-pdf')]);
    const elsewhere = await answerTo(visit('/api/health').end());
    expect(await text(elsewhere)).not.toContain('sandbox');
  });

  it('passes an upload on while it comes, and the download with its name and size', async () => {
    gate = createGate();
    gate.open();
    const encoded = fileOf(4 * megabyte);
    const body = Buffer.from(await encoded.arrayBuffer());
    const sent = newVisitor()(`/files${tool.endpoint}`, 'POST', {
      'Content-Type': encoded.headers.get('content-type') ?? '',
      'Content-Length': String(body.length),
    });
    const answered = answerTo(sent);
    sent.write(body.subarray(0, 2 * megabyte));
    await expect.poll(receivedBytes).toBeGreaterThan(megabyte);
    sent.end(body.subarray(2 * megabyte));
    const answer = await answered;
    expect([answer.statusCode, Number(answer.headers['content-length'])]).toEqual([200, 4 * megabyte]);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(await text(answer)).toHaveLength(4 * megabyte);
  });

  it('leaves it to the server to refuse a file that is too large', async () => {
    const answer = await send(newVisitor(), 12 * megabyte);
    expect([answer.statusCode, JSON.parse(await text(answer)).code]).toEqual([413, 'file-too-large']);
  });

  it('passes on what is told of a conversion while it runs', async () => {
    gate = createGate();
    const visit = newVisitor();
    const accepted = await send(visit, 1000, { Prefer: 'respond-async' });
    accepted.resume();
    const location = accepted.headers.location ?? '';
    expect([accepted.statusCode, location]).toEqual([202, expect.stringMatching(/^\/files\/api\/jobs\//)]);
    const events = await answerTo(visit(`${location}/events`).end());
    let told = '';
    events.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
    await expect.poll(() => told).toContain('"status":"running"');
    gate.open();
    await expect.poll(() => told).toContain('"status":"done"');
    const result = await answerTo(visit(`${location}/result`).end());
    expect(await text(result)).toHaveLength(1000);
  });

  it('counts visitors by the addresses that they have, whatever they claim', async () => {
    gate = createGate();
    gate.open();
    const visit = newVisitor();
    for (let count = 0; count <= requestsPerMinute; count++) {
      const answer = await send(visit, 1000, { 'X-Forwarded-For': `198.51.100.${count}` });
      answer.resume();
      expect(answer.statusCode).toBe(count < requestsPerMinute ? 200 : 429);
    }
    const other = await send(newVisitor(), 1000);
    other.resume();
    expect(other.statusCode).toBe(200);
  });
});
