import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { limits } from '../../catalog/limits.ts';

/**
 * Reads and throws away what comes of a request that is refused at its head, until it has arrived, for a while: a
 * browser shows an answer only once it has sent everything, and none if the connection ends before.
 */
export async function drain(request: FastifyRequest, signal: AbortSignal): Promise<void> {
  const { raw } = request;
  if (raw.complete || raw.destroyed || signal.aborted) return;
  const enough = new AbortController();
  const stop = () => enough.abort();
  for (const event of ['end', 'close', 'error'] as const) raw.once(event, stop);
  signal.addEventListener('abort', stop, { once: true });
  raw.resume();
  await wait(limits.refusedUploadMs, undefined, { signal: enough.signal }).catch(() => {});
  signal.removeEventListener('abort', stop);
  for (const event of ['end', 'close', 'error'] as const) raw.off(event, stop);
}
