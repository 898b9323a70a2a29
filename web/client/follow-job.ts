import ky from 'ky';
import { language } from '../../catalog/copy/language.ts';
import type { JobDocument } from '../../catalog/job-document.ts';

/** How long a conversion still has to wait for its turn. */
export interface Place {
  /** Conversions whose turn comes before; 0 once it runs. */
  readonly ahead: number;
  /** Expected time to the result; null if nothing is known about such files. */
  readonly seconds: number | null;
}

interface Following {
  readonly signal: AbortSignal;
  readonly onPlace: (place: Place) => void;
}

/** Between two questions after a conversion. */
const askEveryMs = 1000;
/** A phone that wakes needs some seconds for its network. */
const maxFailedInRow = 60;

/** Waits, but not for what is over. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, askEveryMs);
    signal.addEventListener('abort', end);
  });
}

/** Follows an asynchronous conversion until it returns its result, however often the connection breaks. */
export async function followJob(url: URL, { signal, onPlace }: Following): Promise<Response> {
  const end = () => void fetch(url, { method: 'DELETE', keepalive: true }).catch(() => {});
  signal.addEventListener('abort', end, { once: true });
  addEventListener('pagehide', end);
  const headers = { 'accept-language': language.code };
  const settings = { headers, signal, retry: 0, timeout: false } as const;
  try {
    for (let failed = 0; ; ) {
      try {
        const state = await ky.get(url, settings).json<JobDocument>();
        if (state.status === 'done' || state.status === 'failed') {
          const response = await ky.get(new URL(state.result, url), settings);
          return new Response(await response.blob(), response);
        }
        onPlace({ ahead: state.ahead, seconds: state.expectedSeconds });
        failed = 0;
      } catch (error) {
        // A broken connection is a TypeError: the job goes on without it.
        if (!(error instanceof TypeError) || ++failed > maxFailedInRow) throw error;
      }
      await pause(signal);
      signal.throwIfAborted();
    }
  } finally {
    signal.removeEventListener('abort', end);
    removeEventListener('pagehide', end);
  }
}
