import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../../../api/problem.ts';
import type { Tool } from '../../../../catalog/tool/tool.ts';
import { tools } from '../../../../catalog/tools.ts';
import { type Behaviour, copy, fakeEngines } from '../../../support/processes/fake-engines.ts';
import { createGate, type Gate } from '../../../support/processes/gate.ts';
import { scratchFolder } from '../../../support/scratch.ts';
import { form } from '../../../support/servers/form.ts';
import { startServer, type TestServer } from '../../../support/servers/server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../support/servers/webhook-receiver.ts';

const tool = tools.find(({ input }) => input.accept === 'any') as Tool;
let hooks: WebhookReceiver;
let server: TestServer;
let behaviour: Behaviour = copy;
let gate: Gate;
let seen = 0;

beforeAll(async () => {
  const scratch = await scratchFolder();
  hooks = await startWebhookReceiver();
  const file = join(scratch, 'webhooks.json');
  const receivers = [{ url: `http://127.0.0.1:${hooks.port}/hook`, secret: hooks.secret, private: true }];
  await writeFile(file, JSON.stringify({ receivers }));
  server = await startServer(
    scratch,
    fakeEngines((job, operation) => behaviour(job, operation)),
    { BASE_PATH: '/files', SITE_ORIGIN: 'https://example.org', WEBHOOK_RECEIVERS: file },
  );
});
afterAll(async () => {
  await server.close();
  await hooks.close();
});
beforeEach(() => {
  seen = hooks.deliveries.length;
  behaviour = copy;
});

const address = () => `http://127.0.0.1:${hooks.port}/hook`;
const arrived = () => hooks.deliveries.slice(seen);

function send(webhook: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = form([[tool.input.field, Buffer.from('content'), 'Notes.txt']]);
  const wishes = { Prefer: 'respond-async', 'Webhook-Url': webhook, ...headers };
  return fetch(server.base + tool.endpoint, { method: 'POST', body, headers: wishes });
}

/** Has jobs wait until the gate is opened. */
function hold(): void {
  gate = createGate();
  behaviour = async (job, operation) => {
    await Promise.race([gate.opened, new Promise((resolve) => job.signal.addEventListener('abort', resolve))]);
    job.signal.throwIfAborted();
    return copy(job, operation);
  };
}

describe('the end of a job', () => {
  it('is announced with the address of its result', async () => {
    const location = (await send(`${address()}?order=5`)).headers.get('location') ?? '';
    await expect.poll(arrived).toHaveLength(1);
    const [delivery] = arrived() as [ReturnType<typeof arrived>[number]];
    expect(hooks.isSigned(delivery)).toBe(true);
    expect(delivery.url).toBe('/hook?order=5');
    const id = location.split('/').at(-1);
    expect(delivery.headers['webhook-id']).toBe(`job_${id}`);
    const url = `https://example.org${location}`;
    expect(JSON.parse(delivery.body)).toMatchObject({
      type: 'job.done',
      timestamp: expect.stringMatching(/^\d{4}-/),
      data: { id, url, result: `${url}/result`, status: 'done' },
    });
    expect(await (await fetch(`${server.base}${location}/result`)).text()).toBe('content');
  });

  it('is announced with what was wrong', async () => {
    behaviour = async () => {
      throw new ProblemError('damaged-file', 'Torn.');
    };
    await send(address());
    await expect.poll(arrived).toHaveLength(1);
    expect(JSON.parse(arrived()[0]?.body ?? '')).toMatchObject({
      type: 'job.failed',
      data: { status: 'failed', problem: { code: 'damaged-file', detail: 'Torn.' } },
    });
  });

  it('is announced where the client waited in vain, and not where it has the result', async () => {
    expect((await send(address(), { Prefer: 'respond-async, wait=40' })).status).toBe(200);
    hold();
    const answer = await send(address(), { Prefer: 'respond-async, wait=1' });
    expect(answer.status).toBe(202);
    expect(arrived()).toEqual([]);
    gate.open();
    await expect.poll(arrived).toHaveLength(1);
  });

  it('is not announced where it was ended by its client', async () => {
    hold();
    const location = (await send(address())).headers.get('location');
    await fetch(`${server.base}${location}`, { method: 'DELETE' });
    behaviour = copy;
    await send(address());
    await expect.poll(arrived).toHaveLength(1);
    expect(JSON.parse(arrived()[0]?.body ?? '')).toMatchObject({ type: 'job.done' });
  });

  it.each(['http://127.0.0.1:1/hook', 'https://example.org/hook', 'nonsense'])(
    'is announced nowhere else: %s',
    async (other) => {
      const answer = await send(other);
      expect(await answer.json()).toMatchObject({ code: 'invalid-request' });
      expect(answer.status).toBe(400);
    },
  );
});

it('the interface describes webhooks where there are some', async () => {
  const document = await (await fetch(`${server.base}/files/api/openapi.json`)).json();
  expect(Object.keys(document.webhooks)).toEqual(['jobEnded']);
  const names = document.paths[tool.endpoint].post.parameters.map(({ name }: { readonly name: string }) => name);
  expect(names).toContain('Webhook-Url');
});
