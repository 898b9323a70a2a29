import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { clientOf } from './client-address.ts';

const minuteMs = 60_000;
/** Clients that are remembered; beyond it the one seen longest ago is forgotten. */
const maxClients = 20_000;

/**
 * Counts requests for each client in windows of a minute, whatever tool they ask for.
 *
 * @returns What counts a request; it throws `rate-limited` with the time that is left of the minute.
 */
export async function createRequestRate(
  app: FastifyInstance,
  perMinute: number,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false, cache: maxClients });
  const count = app.createRateLimit({ max: perMinute, timeWindow: minuteMs, keyGenerator: clientOf });
  return async (request) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    const { ttlInSeconds } = result;
    throw new ProblemError(
      'rate-limited',
      `Your address may send ${perMinute} files a minute. Try again in ${ttlInSeconds} seconds.`,
      { retryAfterSeconds: ttlInSeconds },
    );
  };
}
