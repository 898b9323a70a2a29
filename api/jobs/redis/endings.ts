import type { Redis } from 'ioredis';
import type { Names } from './names.ts';

/** Reports which jobs have ended, as soon as workers announce it. */
export interface Endings {
  /** Resolves when a job has ended, or after a timeout: a message may get lost while Redis is unreachable. */
  readonly next: (id: string, signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

/** After how long without a message a job's state is checked. */
const lookAgainMs = 1000;

/** Listens to workers' messages. The connection is used for nothing else. */
export function listenToEndings(subscriber: Redis, names: Names): Endings {
  const waiting = new Map<string, Set<() => void>>();
  subscriber.on('message', (_channel, id: string) => {
    for (const wake of waiting.get(id) ?? []) wake();
  });
  subscriber.subscribe(names.ended).catch(() => {});
  return {
    next: (id, signal) =>
      new Promise((resolve) => {
        const wakers = waiting.get(id) ?? new Set();
        waiting.set(id, wakers);
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(wake, lookAgainMs);
        signal.addEventListener('abort', wake, { once: true });
        wakers.add(wake);
      }),
    close: () => subscriber.disconnect(),
  };
}
