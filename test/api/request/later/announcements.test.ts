import { expect, it } from 'vitest';
import type { EndedState } from '../../../../api/jobs/job-queue.ts';
import { createAnnouncements } from '../../../../api/request/later/announcements.ts';
import type { Webhooks } from '../../../../api/webhooks/webhooks.ts';
import { createGate } from '../../../support/processes/gate.ts';

const address = 'https://example.org/hook';
const target = { url: new URL(address), receiver: { address, key: Buffer.alloc(24), isPrivate: false } };

it('limits how many announcements of a client wait, and lets others have theirs', async () => {
  const gate = createGate();
  const delivered: string[] = [];
  const ended = async (): Promise<EndedState> => {
    await gate.opened;
    return { status: 'done', format: 'pdf', bytes: 1, notes: [] };
  };
  const webhooks: Webhooks = {
    find: () => target,
    deliver: async (_target, { id }) => void delivered.push(id),
    closing: new AbortController().signal,
    close: () => {},
  };
  const announcements = createAnnouncements({ ended }, webhooks, 'https://example.org', 2);
  const ask = (ip: string) => announcements.targetOf({ headers: { 'webhook-url': address }, apiKey: null, ip });
  for (const id of ['a', 'b']) {
    const announced = ask('192.0.2.1');
    if (announced !== null) announcements.follow(id, announced);
  }
  expect(() => ask('192.0.2.1')).toThrow('2 webhooks');
  expect(ask('192.0.2.2')).toEqual({ client: '192.0.2.2', target });
  gate.open();
  await expect.poll(() => delivered).toEqual(['job_a', 'job_b']);
  await expect.poll(() => ask('192.0.2.1')).toEqual({ client: '192.0.2.1', target });
});
