import type { FastifyRequest } from 'fastify';

/** How a client would like its answer (RFC 7240). */
export interface Preference {
  /** Whether it would rather come back for the result than wait for it any longer than `waitMs`. */
  readonly isLater: boolean;
  /** How long it waits before it takes the address of its job instead of the result. */
  readonly waitMs: number;
}

/** Proxies close connections on which nothing happens, most of them after a minute. */
const maxWaitSeconds = 50;

/** Reads the `Prefer` header: `respond-async`, by itself or with `wait=SECONDS`. */
export function preferenceOf({ headers }: Pick<FastifyRequest, 'headers'>): Preference {
  const wishes = [headers.prefer ?? []].flat().join(',').split(',');
  const isLater = wishes.some((wish) => /^\s*respond-async\s*(;|$)/i.test(wish));
  const seconds = wishes.map((wish) => /^\s*wait\s*=\s*"?(\d{1,6})"?\s*(;|$)/i.exec(wish)?.[1]).find(Boolean);
  return { isLater, waitMs: Math.min(Number(seconds ?? 0), maxWaitSeconds) * 1000 };
}
