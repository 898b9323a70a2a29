/** Settles like the promise, or rejects with the signal's reason if that fires first. */
export async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A signal that follows others until it is released. */
export interface Following {
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/**
 * A signal that fires with the first of several. Unlike with `AbortSignal.any`, its listeners can be released, so they
 * don't pile up on a signal that lives as long as the server.
 */
export function anySignal(signals: readonly AbortSignal[]): Following {
  const controller = new AbortController();
  const listeners = signals.map((source) => [source, () => controller.abort(source.reason)] as const);
  for (const [source, abort] of listeners) {
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { once: true });
  }
  return {
    signal: controller.signal,
    release() {
      for (const [source, abort] of listeners) source.removeEventListener('abort', abort);
    },
  };
}

/**
 * A signal that fires with another one, or after so many milliseconds. `AbortSignal.any` would hold the deadline weakly:
 * unless somebody else keeps it, it is collected as garbage and never fires (nodejs/node#57736).
 */
export const timeLimited = (signal: AbortSignal, timeoutMs: number): Following =>
  anySignal([signal, AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)))]);
