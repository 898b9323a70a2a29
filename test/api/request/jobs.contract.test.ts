import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../../../api/problem.ts';
import { apiPaths } from '../../../catalog/site/paths.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { answerFaults } from '../../support/api/answer-faults.ts';
import type { ApiDocument } from '../../support/api/document.ts';
import { type Behaviour, copy, fakeEngines } from '../../support/processes/fake-engines.ts';
import { createGate, type Gate } from '../../support/processes/gate.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { form } from '../../support/servers/form.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

const tool = tools.find(({ input }) => input.accept === 'any') as Tool;
let server: TestServer;
let faultsOf: ReturnType<typeof answerFaults>;
let gate: Gate;
let behaviour: Behaviour;
let done = 0;

/** Waits at the gate, unless it is told to stop. */
const held: Behaviour = async (job, operation) => {
  done++;
  await Promise.race([gate.opened, new Promise((resolve) => job.signal.addEventListener('abort', resolve))]);
  job.signal.throwIfAborted();
  return copy(job, operation);
};

beforeAll(async () => {
  server = await startServer(
    await scratchFolder(),
    fakeEngines((job, operation) => behaviour(job, operation)),
    { BASE_PATH: '/files' },
  );
  const document: ApiDocument = await (await fetch(server.base + apiPaths.document)).json();
  faultsOf = answerFaults(document);
});
afterAll(() => server.close());

/** A form as it is sent. */
async function encoded(body: FormData): Promise<{ readonly headers: Record<string, string>; readonly whole: Buffer }> {
  const answer = new Response(body);
  const type = answer.headers.get('content-type') ?? '';
  const whole = Buffer.from(await answer.arrayBuffer());
  return { headers: { 'Content-Type': type, 'Content-Length': String(whole.length) }, whole };
}

/** Sends a file and asks to come back for the result. */
async function send(
  headers: Record<string, string> = {},
  signal?: AbortSignal,
  parts: Parameters<typeof form>[0] = [[tool.input.field, Buffer.from('content'), 'Notes.txt']],
): Promise<Response> {
  const body = form(parts);
  const wish = { Prefer: 'respond-async' };
  const init = { method: 'POST', body, headers: { ...wish, ...headers }, signal: signal ?? null };
  const answer = await fetch(server.base + tool.endpoint, init);
  expect(await faultsOf('post', tool.endpoint, answer.clone())).toEqual([]);
  return answer;
}

async function start(): Promise<string> {
  gate = createGate();
  behaviour = held;
  const answer = await send();
  expect(answer.status).toBe(202);
  const location = answer.headers.get('location') ?? '';
  expect(location).toMatch(/^\/files\/api\/jobs\/[0-9a-f-]{36}$/);
  return location;
}

const ask = (path: string, init: RequestInit = {}) => fetch(server.base + path, init);
const jobFolders = async () => (await readdir(server.root)).filter((name) => name.startsWith('job-'));

describe('a conversion that goes on by itself', () => {
  it('reports its state and each change, delivers its result once, and leaves nothing', async () => {
    const url = await start();
    const state = await ask(url);
    expect(await faultsOf('get', '/api/jobs/{id}', state.clone())).toEqual([]);
    expect(await state.json()).toMatchObject({ status: 'running', ahead: 0, expectedSeconds: null, url });
    const events = ask(`${url}/events`).then((answer) => answer.text());
    const result = ask(`${url}/result`);
    gate.open();
    const answer = await result;
    expect(await faultsOf('get', '/api/jobs/{id}/result', answer.clone())).toEqual([]);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(await answer.text()).toBe('content');
    expect(await events).toMatch(/^event: state\ndata: \{.*"status":"running"/);
    await expect.poll(async () => (await ask(url)).status).toBe(404);
    await expect.poll(jobFolders).toEqual([]);
  });

  it('keeps its result for a client whose connection broke', async () => {
    const url = await start();
    const visit = new AbortController();
    const broken = ask(`${url}/result`, { signal: visit.signal });
    await new Promise((resolve) => setTimeout(resolve, 50));
    visit.abort();
    await expect(broken).rejects.toThrow();
    gate.open();
    expect(await (await ask(`${url}/result`)).text()).toBe('content');
  });

  it('keeps its result for a client that asked for its headers alone', async () => {
    const url = await start();
    gate.open();
    const headers = await ask(`${url}/result`, { method: 'HEAD' });
    expect(headers.headers.get('content-length')).toBe('7');
    expect(await (await ask(`${url}/result`)).text()).toBe('content');
  });

  it('wakes its engines while its files are still on their way', async () => {
    const before = server.woken.length;
    const upload = new AbortController();
    const endless = new ReadableStream({
      start: (body) => body.enqueue(Buffer.from('--x\r\n')),
      pull: () => new Promise(() => {}),
    });
    const init = { method: 'POST', body: endless, duplex: 'half', signal: upload.signal } as const;
    const sent = fetch(server.base + tool.endpoint, {
      ...init,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    await expect.poll(() => server.woken.slice(before)).toEqual([tool.conversion]);
    upload.abort();
    await expect(sent).rejects.toThrow();
    await expect.poll(jobFolders).toEqual([]);
  });

  it('ends when it is deleted', async () => {
    const url = await start();
    expect((await ask(url, { method: 'DELETE' })).status).toBe(204);
    const gone = await ask(url);
    expect(gone.status).toBe(404);
    expect(await faultsOf('get', '/api/jobs/{id}', gone)).toEqual([]);
    expect((await ask(url, { method: 'DELETE' })).status).toBe(404);
    await expect.poll(jobFolders).toEqual([]);
  });

  it('reports its problem as often as asked', async () => {
    const url = await start();
    behaviour = async () => {
      throw new ProblemError('damaged-file', 'Torn.');
    };
    const failing = (await send()).headers.get('location') ?? '';
    await expect
      .poll(async () => (await ask(failing)).json())
      .toMatchObject({
        status: 'failed',
        problem: { code: 'damaged-file', detail: 'Torn.' },
      });
    expect((await ask(`${failing}/result`)).status).toBe(422);
    expect((await ask(`${failing}/result`)).status).toBe(422);
    await Promise.all([url, failing].map((each) => ask(each, { method: 'DELETE' })));
    await expect.poll(jobFolders).toEqual([]);
  });

  it.each([
    ['Idempotency-Key', ''],
    ['Webhook-Url', 'https://elsewhere.example/'],
  ])('is refused because of %s once its files are sent: clients read no answer before', async (name, value) => {
    const { headers, whole } = await encoded(form([[tool.input.field, Buffer.alloc(100_000), 'large.bin']]));
    const request = httpRequest(server.base + tool.endpoint, {
      method: 'POST',
      headers: { ...headers, Prefer: 'respond-async', [name]: value },
    });
    let isAnswered = false;
    const answer = once(request, 'response').finally(() => {
      isAnswered = true;
    });
    request.write(whole.subarray(0, 50_000));
    // Two requests that come later are answered in the meantime.
    for (let later = 0; later < 2; later++) await ask(apiPaths.health).then((health) => health.text());
    expect(isAnswered).toBe(false);
    request.end(whole.subarray(50_000));
    const [{ statusCode }] = (await answer) as [IncomingMessage];
    expect(statusCode).toBe(400);
    await expect.poll(jobFolders).toEqual([]);
  });

  it('is shared by requests with the same idempotency key', async () => {
    await start().then((url) => ask(url, { method: 'DELETE' }));
    const before = done;
    const answers = [await send({ 'Idempotency-Key': 'a' }), await send({ 'Idempotency-Key': 'a' })];
    const [first, second] = answers.map((answer) => answer.headers.get('location') ?? '');
    expect(second).toBe(first);
    expect(done).toBe(before + 1);
    const third = (await send({ 'Idempotency-Key': 'b' })).headers.get('location') ?? '';
    expect(third).not.toBe(first);
    expect((await send({ 'Idempotency-Key': 'x'.repeat(300) })).status).toBe(400);
    await Promise.all([first, third].map((url) => ask(url ?? '', { method: 'DELETE' })));
    await expect.poll(jobFolders).toEqual([]);
  });

  it('is not that of a request with the same idempotency key and something else to do', async () => {
    behaviour = copy;
    const keyed = { 'Idempotency-Key': 'changed' };
    const first = await send(keyed);
    expect(first.status).toBe(202);
    const field = tool.input.field;
    for (const parts of [
      [[field, Buffer.from('CONTENT'), 'Notes.txt']],
      [[field, Buffer.from('content'), 'Letter.txt']],
      [
        [field, Buffer.from('content'), 'Notes.txt'],
        [field, Buffer.from('content'), 'Notes.txt'],
      ],
    ] satisfies Parameters<typeof form>[0][]) {
      const answer = await send(keyed, undefined, parts);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'idempotency-key-reused' });
    }
    const same = await send(keyed);
    expect(same.headers.get('location')).toBe(first.headers.get('location'));
    await ask(same.headers.get('location') ?? '', { method: 'DELETE' });
    await expect.poll(jobFolders).toEqual([]);
    const changed = await send(keyed, undefined, [[field, Buffer.from('CONTENT'), 'Notes.txt']]);
    expect(changed.status).toBe(202);
    await ask(changed.headers.get('location') ?? '', { method: 'DELETE' });
    await expect.poll(jobFolders).toEqual([]);
  });

  it('has an address for a repeated request only once its files are here', async () => {
    behaviour = copy;
    const keyed = { Prefer: 'respond-async', 'Idempotency-Key': 'slow' };
    const whole = Buffer.from(
      await new Response(form([[tool.input.field, Buffer.from('content'), 'Notes.txt']])).bytes(),
    );
    const boundary = whole.subarray(2, whole.indexOf('\r\n')).toString();
    let send = (_bytes: Buffer | null) => {};
    const body = new ReadableStream({
      start(controller) {
        send = (bytes) => (bytes === null ? controller.close() : controller.enqueue(bytes));
      },
    });
    send(whole.subarray(0, -10));
    const headers = { ...keyed, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    const slow = { method: 'POST', body, duplex: 'half', headers } as const;
    const first = fetch(server.base + tool.endpoint, slow);
    await expect.poll(jobFolders).toHaveLength(1);
    let isAnswered = false;
    const again = form([[tool.input.field, Buffer.from('content'), 'Notes.txt']]);
    const repeated = fetch(server.base + tool.endpoint, { method: 'POST', body: again, headers: keyed }).finally(() => {
      isAnswered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isAnswered).toBe(false);
    send(whole.subarray(-10));
    send(null);
    const [one, other] = (await Promise.all([first, repeated])).map((answer) => answer.headers.get('location'));
    expect(other).toBe(one);
    expect(await (await ask(`${other}/result`)).text()).toBe('content');
    await expect.poll(jobFolders).toEqual([]);
  });

  it('releases its key when it is gone, so that the same request is a new one', async () => {
    behaviour = copy;
    const keyed = { 'Idempotency-Key': 'once' };
    const locationOf = async () => (await send(keyed)).headers.get('location') ?? '';
    const fetched = await locationOf();
    await (await ask(`${fetched}/result`)).arrayBuffer();
    await expect.poll(jobFolders).toEqual([]);
    const ended = await locationOf();
    await ask(ended, { method: 'DELETE' });
    await expect.poll(jobFolders).toEqual([]);
    const third = await locationOf();
    expect(new Set([fetched, ended, third]).size).toBe(3);
    expect((await ask(third)).status).toBe(200);
    await ask(third, { method: 'DELETE' });
    await expect.poll(jobFolders).toEqual([]);
  });

  it('is refused like any other if its form is invalid', async () => {
    const answer = await fetch(server.base + tool.endpoint, {
      method: 'POST',
      body: form([]),
      headers: { Prefer: 'respond-async' },
    });
    expect(await answer.json()).toMatchObject({ code: 'missing-file' });
    await expect.poll(jobFolders).toEqual([]);
  });

  it.each(['/api/jobs/1', '/api/jobs/..%2f..%2fetc', '/api/jobs/1/events', '/api/jobs/1/result'])(
    'is not found at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe('a client that waits for a while', () => {
  const patient = { Prefer: 'respond-async, wait=40' };
  const impatient = { Prefer: 'respond-async, wait=1' };

  it('receives the result if it is ready in time', async () => {
    behaviour = copy;
    const answer = await send(patient);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(await answer.text()).toBe('content');
    await expect.poll(jobFolders).toEqual([]);
  });

  it('receives a job if it takes longer', async () => {
    gate = createGate();
    behaviour = held;
    const answer = await send(impatient);
    expect(answer.status).toBe(202);
    gate.open();
    expect(await (await ask(`${answer.headers.get('location')}/result`)).text()).toBe('content');
    await expect.poll(jobFolders).toEqual([]);
  });

  it('receives the problem, and the file is deleted', async () => {
    behaviour = async () => {
      throw new ProblemError('conversion-failed', 'Torn.');
    };
    const answer = await send(patient);
    expect(await answer.json()).toMatchObject({ code: 'conversion-failed', detail: 'Torn.' });
    await expect.poll(jobFolders).toEqual([]);
  });

  it('cancels its conversion by disconnecting', async () => {
    gate = createGate();
    const aborted = new Promise<void>((resolve) => {
      behaviour = async (job) => {
        visit.abort();
        await new Promise((stop) => job.signal.addEventListener('abort', stop));
        resolve();
        throw job.signal.reason;
      };
    });
    const visit = new AbortController();
    await expect(send(patient, visit.signal)).rejects.toThrow();
    await aborted;
    await expect.poll(jobFolders).toEqual([]);
  });

  it('resumes its conversion by its key', async () => {
    gate = createGate();
    const visit = new AbortController();
    behaviour = async (job, operation) => {
      visit.abort();
      return held(job, operation);
    };
    const keyed = { ...patient, 'Idempotency-Key': 'mine' };
    await expect(send(keyed, visit.signal)).rejects.toThrow();
    const location = (await send(keyed)).headers.get('location');
    gate.open();
    expect(await (await ask(`${location}/result`)).text()).toBe('content');
    await expect.poll(jobFolders).toEqual([]);
  });
});
