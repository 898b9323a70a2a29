import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { clientLabel, clientOf } from './client-address.ts';

const minuteMs = 60_000;
/** Clients tracked at once; beyond that, the least recently seen is dropped. */
const maxClients = 20_000;

/**
 * Limits each client's requests per minute, across all tools; a key's own limit overrides `perMinute`.
 * @returns A function that counts a request. It throws `rate-limited` with the remaining seconds of the minute.
 */
export async function createRequestRate(
  app: FastifyInstance,
  perMinute: number,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false, cache: maxClients });
  const limitOf = ({ apiKey }: FastifyRequest) => apiKey?.requestsPerMinute ?? perMinute;
  const count = app.createRateLimit({ max: limitOf, timeWindow: minuteMs, keyGenerator: clientOf });
  return async (request) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    const { ttlInSeconds } = result;
    throw new ProblemError(
      'rate-limited',
      `${clientLabel(request.apiKey)} can send up to ${limitOf(request)} files a minute. Try again in ${ttlInSeconds} seconds.`,
      { retryAfterSeconds: ttlInSeconds },
    );
  };
}
