import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { JobDocument } from '../../../catalog/job-document.ts';
import { jobLimits } from '../../../catalog/limits.ts';
import { createClientCounts } from '../../client-counts.ts';
import { clientLabel, clientOf } from '../../http/client-address.ts';
import { ProblemError } from '../../problem.ts';
import type { Visit } from '../visit.ts';

/** How often the state behind an event stream is checked. */
const checkMs = 500;
/** Proxies close idle connections, most of them after a minute. */
const keepAliveMs = 20_000;

/** Reads a conversion's state. Throws when there is no such conversion any more. */
type ReadState = () => Promise<JobDocument>;

async function* stateEvents(read: ReadState, signal: AbortSignal): AsyncGenerator<string> {
  let last = '';
  let spokeAt = performance.now();
  while (!signal.aborted) {
    const document = await read().catch(() => null);
    if (document === null) return;
    const text = `event: state\ndata: ${JSON.stringify(document)}\n\n`;
    const isQuiet = performance.now() - spokeAt > keepAliveMs;
    if (text !== last || isQuiet) {
      yield text === last ? ': still there\n\n' : text;
      spokeAt = performance.now();
    }
    last = text;
    if (document.status === 'done' || document.status === 'failed') return;
    await wait(checkMs, undefined, { signal }).catch(() => {});
  }
}

type Client = Pick<FastifyRequest, 'apiKey' | 'ip'>;

/** The event streams that are open. */
export interface EventStreams {
  /**
   * Tells a conversion's state as server-sent events, whenever it changes, until it is done or gone, its visit is over, or
   * it has lasted as long as a conversion can: a reader that stands still is cut off then. Throws `rate-limited` if the
   * client has too many.
   */
  readonly open: (client: Client, read: ReadState, visit: Visit) => Readable;
}

/** Limits how many event streams a client holds open, and for how many milliseconds. */
export function createEventStreams(perClient: number, longestMs: number = jobLimits.lifeMs): EventStreams {
  const open = createClientCounts();
  return {
    open({ apiKey, ip }, read, visit) {
      const client = clientOf({ apiKey, ip });
      if (open.of(client) >= perClient) {
        throw new ProblemError(
          'rate-limited',
          `${clientLabel(apiKey)} can follow ${perClient} conversions at once. Ask for the state of others instead.`,
        );
      }
      open.add(client, 1);
      const stop = new AbortController();
      const stream = Readable.from(stateEvents(read, stop.signal));
      const end = () => {
        stop.abort();
        stream.destroy();
      };
      const timer = setTimeout(end, longestMs);
      void visit.over.then(() => {
        clearTimeout(timer);
        end();
        open.add(client, -1);
      });
      return stream;
    },
  };
}
