import { Redis, type RedisOptions } from 'ioredis';

/**
 * Commands of a request fail after this time: visitors would rather read `busy` than wait for an unreachable server.
 */
const commandTimeoutMs = 5000;
const reconnectMs = 300;

/** How to reach Redis, and a callback for connection errors. */
export interface RedisAccess {
  /** `redis://`, `rediss://`, or the path of a socket. */
  readonly url: string;
  readonly onError: (error: Error) => void;
}

type Patience = Pick<RedisOptions, 'maxRetriesPerRequest' | 'commandTimeout'>;

function open({ url, onError }: RedisAccess, patience: Patience): Redis {
  const how = { retryStrategy: () => reconnectMs, ...patience };
  const redis = url.startsWith('/') ? new Redis({ ...how, path: url }) : new Redis(url, how);
  redis.on('error', onError);
  return redis;
}

/** For commands that a request waits for: fails soon while Redis is unreachable. */
export const connectImpatiently = (access: RedisAccess): Redis =>
  open(access, { maxRetriesPerRequest: 2, commandTimeout: commandTimeoutMs });

/** For workers and subscribers, which wait until Redis is back. BullMQ demands it of workers. */
export const connectPatiently = (access: RedisAccess): Redis => open(access, { maxRetriesPerRequest: null });

/**
 * Closes a connection once all its commands have been answered, or at once while Redis is unreachable: BullMQ does not
 * catch the errors of commands that a closed connection leaves unanswered.
 */
export async function closeAnswered(redis: Redis): Promise<void> {
  if (redis.status === 'ready') await redis.quit().catch(() => {});
  redis.disconnect();
}
