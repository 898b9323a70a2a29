import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { drain } from '../../../../api/http/lifecycle/drain.ts';

const { signal } = new AbortController();
const requestWith = (raw: PassThrough) =>
  ({ raw: Object.assign(raw, { complete: false }) }) as unknown as FastifyRequest;

it('discards a body to its end', async () => {
  const body = new PassThrough();
  const drained = drain(requestWith(body), signal);
  body.end(Buffer.alloc(1_000_000));
  await drained;
  expect(body.readableEnded).toBe(true);
});

it.each(['close', 'error'])('stops at the %s of the connection', async (event) => {
  const body = new PassThrough();
  const before = body.listenerCount(event);
  const drained = drain(requestWith(body), signal);
  expect(body.listenerCount(event)).toBeGreaterThan(before);
  body.emit(event, new Error('gone'));
  await drained;
  expect(body.listenerCount(event)).toBe(before);
});

it('stops reading at the signal', async () => {
  const controller = new AbortController();
  const body = new PassThrough();
  const drained = drain(requestWith(body), controller.signal);
  controller.abort();
  await drained;
  const untouched = new PassThrough();
  await drain(requestWith(untouched), controller.signal);
  expect(untouched.readableFlowing).toBeNull();
});
