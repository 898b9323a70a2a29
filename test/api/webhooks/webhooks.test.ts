import { afterEach, describe, expect, it } from 'vitest';
import type { Resolve } from '../../../api/webhooks/checked-addresses.ts';
import type { Target } from '../../../api/webhooks/post-message.ts';
import { parseReceivers } from '../../../api/webhooks/receivers.ts';
import { createWebhooks, type Webhooks } from '../../../api/webhooks/webhooks.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/servers/webhook-receiver.ts';

const message = { id: 'job_1', body: '{"type":"job.done"}' };
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

interface Sender {
  readonly webhooks: Webhooks;
  readonly target: Target;
  readonly events: string[];
  readonly failures: string[];
}

const quick = { attemptMs: 5_000, pausesMs: [1, 1, 1] };

function senderTo(
  { port, secret }: Pick<WebhookReceiver, 'port' | 'secret'>,
  { host = '127.0.0.1', isPrivate = true, times = quick, resolve }: SenderSettings = {},
): Sender {
  const url = `http://${host}:${port}/hook`;
  const events: string[] = [];
  const failures: string[] = [];
  const webhooks = createWebhooks({
    receivers: parseReceivers(JSON.stringify({ receivers: [{ url, secret, private: isPrivate }] })),
    onEvent: (event) => events.push(event),
    onFailure: (error) => failures.push((error as Error).message),
    times,
    ...(resolve !== undefined && { resolve }),
  });
  open.push(webhooks);
  return { webhooks, target: webhooks.find(`${url}?order=5`) as Target, events, failures };
}

interface SenderSettings {
  readonly host?: string;
  readonly isPrivate?: boolean;
  readonly times?: typeof quick;
  readonly resolve?: Resolve;
}

async function receiver(...settings: Parameters<typeof startWebhookReceiver>): Promise<WebhookReceiver> {
  const started = await startWebhookReceiver(...settings);
  open.push(started);
  return started;
}

describe('a webhook', () => {
  it('is delivered once, signed, to the path and query that were asked for', async () => {
    const hooks = await receiver();
    const { webhooks, target, events } = senderTo(hooks);
    await webhooks.deliver(target, message);
    expect(events).toEqual(['delivered']);
    expect(hooks.deliveries).toMatchObject([{ url: '/hook?order=5', body: message.body }]);
    expect(hooks.deliveries.every(hooks.isSigned)).toBe(true);
    expect(hooks.deliveries[0]?.headers['webhook-id']).toBe('job_1');
    const age = Date.now() / 1000 - Number(hooks.deliveries[0]?.headers['webhook-timestamp']);
    expect(Math.abs(age)).toBeLessThan(60);
  });

  it('is tried again with the same id until it arrives', async () => {
    const hooks = await receiver((response, index) => response.writeHead(index < 2 ? 503 : 200).end('thanks'));
    const { webhooks, target, events, failures } = senderTo(hooks);
    await webhooks.deliver(target, message);
    expect(events).toEqual(['retried', 'retried', 'delivered']);
    expect(new Set(hooks.deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(failures).toEqual([]);
  });

  it('is given up after the last attempt', async () => {
    const hooks = await receiver((response) => response.writeHead(500).end());
    const { webhooks, target, events, failures } = senderTo(hooks);
    await webhooks.deliver(target, message);
    expect(events).toEqual(['retried', 'retried', 'retried', 'given-up']);
    expect(failures).toEqual(['the receiver answered 500']);
  });

  it('is given up at once where it is not wanted any more', async () => {
    const hooks = await receiver((response) => response.writeHead(410).end());
    const { webhooks, target, events } = senderTo(hooks);
    await webhooks.deliver(target, message);
    expect(events).toEqual(['given-up']);
  });

  it('follows no redirect', async () => {
    const other = await receiver();
    const hooks = await receiver((response) =>
      response.writeHead(307, { Location: `http://127.0.0.1:${other.port}/hook` }).end(),
    );
    const { webhooks, target, failures } = senderTo(hooks);
    await webhooks.deliver(target, message);
    expect(failures).toEqual(['the receiver answered 307']);
    expect(other.deliveries).toEqual([]);
  });

  it('waits for no receiver that is silent, and reads no more of one than its status', async () => {
    const silent = await receiver(() => {});
    const { webhooks, target, events } = senderTo(silent, { times: { attemptMs: 50, pausesMs: [1, 1, 1] } });
    await webhooks.deliver(target, message);
    expect(events.at(-1)).toBe('given-up');
    const endless = await receiver((response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.writeHead(200).on('drain', pour);
      pour();
    });
    const sender = senderTo(endless);
    await sender.webhooks.deliver(sender.target, message);
    expect(sender.events).toEqual(['delivered']);
  });

  it('goes to no private network, unless the operator has allowed that', async () => {
    const hooks = await receiver();
    const { webhooks, target, failures } = senderTo(hooks, { isPrivate: false });
    await webhooks.deliver(target, message);
    expect(failures).toEqual(['the host has an address in a private network']);
    expect(hooks.deliveries).toEqual([]);
  });

  it('goes to the addresses that were checked, whatever the name leads to later', async () => {
    const hooks = await receiver();
    const asked: string[] = [];
    const resolve: Resolve = async (host) => {
      asked.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const { webhooks, target, events } = senderTo(hooks, { host: 'hooks.example.test', resolve });
    await webhooks.deliver(target, message);
    expect(events).toEqual(['delivered']);
    expect(asked).toEqual(['hooks.example.test']);
    expect(hooks.deliveries[0]?.headers.host).toBe(`hooks.example.test:${hooks.port}`);
  });

  it('is lost where the server stops', async () => {
    const hooks = await receiver((response) => response.writeHead(500).end());
    const { webhooks, target, events } = senderTo(hooks, { times: { attemptMs: 5_000, pausesMs: [60_000, 1, 1] } });
    const delivering = webhooks.deliver(target, message);
    await expect.poll(() => events).toEqual(['retried']);
    webhooks.close();
    await delivering;
    expect(events).toEqual(['retried', 'given-up']);
  });

  it('is found for addresses that the operator allowed only', async () => {
    const { webhooks } = senderTo({ port: 9, secret: `whsec_${Buffer.alloc(24).toString('base64')}` });
    expect(webhooks.find('http://127.0.0.1:9/hook?a=b')).toBeDefined();
    for (const other of ['http://127.0.0.1:9/', 'http://127.0.0.1/hook', 'file:///etc/passwd', 'hook', '']) {
      expect(webhooks.find(other)).toBeUndefined();
    }
  });
});
