import { jobLimits } from '../../catalog/limits.ts';
import { unlessAborted } from '../abort.ts';
import type { Artifact } from '../engine.ts';
import type { Place } from '../queue/local.ts';
import { type ConversionJob, Discarded, type EndedState, type JobQueue, type Load, noSuchJob } from './job-queue.ts';
import type { RunJob } from './run-job.ts';

interface Entry {
  readonly job: ConversionJob;
  readonly stop: AbortController;
  readonly work: Promise<Artifact>;
  place: Place | undefined;
  ended: EndedState | undefined;
}

/** Whether `submit` lets a job in: it has a place in the queue, or needed none. */
const isAccepted = ({ place, ended }: Entry) => place !== undefined || ended?.status === 'done';

/**
 * The queue of a single server. Jobs and their state are lost when it ends.
 * @param load How many tasks run and wait.
 */
export function createLocalJobs(run: RunJob, load: () => Load): JobQueue {
  const entries = new Map<string, Entry>();
  const claims = new Map<string, { readonly id: string; readonly expiry: NodeJS.Timeout }>();

  function entryOf(id: string): Entry {
    const entry = entries.get(id);
    if (entry === undefined) throw noSuchJob();
    return entry;
  }

  /** Starts a job; the second promise resolves when it has a place in the queue. */
  function begin(job: ConversionJob): { readonly entry: Entry; readonly placed: Promise<void> } {
    const stop = new AbortController();
    let onPlaced = () => {};
    const placed = new Promise<void>((resolve) => {
      onPlaced = resolve;
    });
    const work = run(job, stop.signal, (place) => {
      entry.place = place;
      onPlaced();
    });
    const entry: Entry = { job, stop, work, place: undefined, ended: undefined };
    work.then(
      ({ format, bytes, notes }) => {
        entry.ended = { status: 'done', format, bytes, notes };
      },
      (problem: unknown) => {
        entry.ended = { status: 'failed', problem };
      },
    );
    return { entry, placed };
  }

  async function discard(id: string): Promise<void> {
    const entry = entries.get(id);
    entries.delete(id);
    entry?.stop.abort(new Discarded());
    await entry?.work.catch(() => {});
  }

  function unclaim(key: string, id: string): void {
    const claim = claims.get(key);
    if (claim?.id !== id) return;
    clearTimeout(claim.expiry);
    claims.delete(key);
  }

  function claim(key: string, id: string, forMs: number): string {
    const holder = claims.get(key)?.id ?? id;
    if (holder !== id) return holder;
    unclaim(key, id);
    claims.set(key, { id, expiry: setTimeout(() => unclaim(key, id), forMs).unref() });
    return id;
  }

  return {
    needsWorkspace: true,
    claim: async (key, id) => claim(key, id, jobLimits.keyReservedMs),
    async bind(key, id) {
      claim(key, id, jobLimits.keptMs);
    },
    unclaim: async (key, id) => unclaim(key, id),
    async submit(job, signal) {
      signal.throwIfAborted();
      const { entry, placed } = begin(job);
      entries.set(job.id, entry);
      try {
        await unlessAborted(Promise.race([placed, entry.work]), signal);
      } catch (error) {
        await discard(job.id);
        throw error;
      }
    },
    async state(id) {
      const entry = entries.get(id);
      if (entry === undefined || !isAccepted(entry)) return undefined;
      if (entry.ended !== undefined) return entry.ended;
      const ahead = entry.place?.ahead() ?? null;
      const expectedMs = entry.place?.expectedMs() ?? null;
      return ahead === null ? { status: 'running', expectedMs } : { status: 'waiting', ahead, expectedMs };
    },
    async ended(id, signal) {
      const entry = entryOf(id);
      await unlessAborted(
        entry.work.catch(() => {}),
        signal,
      );
      const { ended } = entry;
      if (ended === undefined || (ended.status === 'failed' && ended.problem instanceof Discarded)) throw noSuchJob();
      return ended;
    },
    async result(id, _folder, signal) {
      const { job, work } = entryOf(id);
      return { job, artifact: await unlessAborted(work, signal) };
    },
    discard,
    load: async () => load(),
    async close() {
      await Promise.all([...entries.keys()].map(discard));
    },
  };
}
