import type { FastifyRequest } from 'fastify';

/** A client's preference for how it is answered (RFC 7240). */
export interface Preference {
  /** Whether it prefers to come back for the result rather than wait longer than `waitMs`. */
  readonly isLater: boolean;
  /** How long it waits for the result before accepting the URL of its job instead. */
  readonly waitMs: number;
}

/** Proxies close idle connections, most of them after a minute. */
const maxWaitSeconds = 50;

/** Parses the `Prefer` header: `respond-async`, alone or with `wait=SECONDS`. */
export function preferenceOf({ headers }: Pick<FastifyRequest, 'headers'>): Preference {
  const wishes = [headers.prefer ?? []].flat().join(',').split(',');
  const isLater = wishes.some((wish) => /^\s*respond-async\s*(;|$)/i.test(wish));
  const seconds = wishes.map((wish) => /^\s*wait\s*=\s*"?(\d{1,6})"?\s*(;|$)/i.exec(wish)?.[1]).find(Boolean);
  return { isLater, waitMs: Math.min(Number(seconds ?? 0), maxWaitSeconds) * 1000 };
}
