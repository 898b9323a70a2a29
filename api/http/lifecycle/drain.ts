import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { serverLimits } from '../../../catalog/limits.ts';

/**
 * Discards the body of a request that was refused because of its headers, for up to `serverLimits.refusedUploadMs`: a
 * browser shows an answer only after sending everything, and none if the connection closes first.
 */
export async function drain({ raw }: FastifyRequest, signal?: AbortSignal): Promise<void> {
  if (raw.complete || raw.readableEnded || raw.destroyed || signal?.aborted) return;
  const done = new AbortController();
  const stop = () => done.abort();
  for (const event of ['end', 'close', 'error'] as const) raw.once(event, stop);
  signal?.addEventListener('abort', stop, { once: true });
  raw.resume();
  await wait(serverLimits.refusedUploadMs, undefined, { signal: done.signal }).catch(() => {});
  signal?.removeEventListener('abort', stop);
  for (const event of ['end', 'close', 'error'] as const) raw.off(event, stop);
}
