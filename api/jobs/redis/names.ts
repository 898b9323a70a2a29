/**
 * The version of the format of jobs and results. Machines of another version use separate queues, so that releases can
 * run side by side while one replaces the other.
 */
export const jobVersion = 2;

/** Keys and channels of one version, all of which begin with `filewright:`. */
export interface Names {
  /** BullMQ's own prefix for its keys. */
  readonly bull: string;
  readonly queue: (lane: string) => string;
  readonly prefix: string;
  readonly waiting: string;
  readonly order: (lane: string) => string;
  readonly clientWaiting: (client: string) => string;
  readonly clientRunning: (client: string) => string;
  readonly sequence: string;
  readonly job: (id: string) => string;
  readonly times: string;
  readonly workers: string;
  readonly worker: (id: string) => string;
  readonly idempotency: (key: string) => string;
  /** Channels. */
  readonly ended: string;
  readonly cancelled: string;
}

/** The names of a version. */
export function namesOf(version: number): Names {
  const prefix = `filewright:v${version}:`;
  return {
    bull: 'filewright',
    queue: (lane) => `v${version}-${lane}`,
    prefix,
    waiting: `${prefix}waiting`,
    order: (lane) => `${prefix}order:${lane}`,
    clientWaiting: (client) => `${prefix}client-waiting:${client}`,
    clientRunning: (client) => `${prefix}client-running:${client}`,
    sequence: `${prefix}sequence`,
    job: (id) => `${prefix}job:${id}`,
    times: `${prefix}times`,
    workers: `${prefix}workers`,
    worker: (id) => `${prefix}worker:${id}`,
    idempotency: (key) => `${prefix}idempotency:${key}`,
    ended: `${prefix}ended`,
    cancelled: `${prefix}cancelled`,
  };
}
