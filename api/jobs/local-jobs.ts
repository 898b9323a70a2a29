import { unlessAborted } from '../abort.ts';
import type { Artifact } from '../engine.ts';
import type { Place } from '../queue/local.ts';
import {
  type ConversionJob,
  Discarded,
  type EndedState,
  type JobQueue,
  type JobState,
  type Load,
  noSuchJob,
} from './job-queue.ts';
import { createLocalClaims } from './local-claims.ts';
import type { RunJob } from './run-job.ts';

/** A job of this process, and what became of it. */
interface Entry {
  readonly job: ConversionJob;
  readonly stop: AbortController;
  readonly work: Promise<Artifact>;
  place: Place | undefined;
  ended: EndedState | undefined;
}

/** Settles once `submit` can accept a job: it has a place in the queue, or needed none. */
const isAccepted = ({ place, ended }: Entry) => place !== undefined || ended?.status === 'done';

/** Starts a job; the second promise resolves when it has a place in the queue. */
function begin(run: RunJob, job: ConversionJob): { readonly entry: Entry; readonly placed: Promise<void> } {
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

/** The state of a job; undefined for one that was not accepted. */
function stateOf(entry: Entry): JobState | undefined {
  if (!isAccepted(entry)) return undefined;
  if (entry.ended !== undefined) return entry.ended;
  const ahead = entry.place?.ahead() ?? null;
  const expectedMs = entry.place?.expectedMs() ?? null;
  return ahead === null ? { status: 'running', expectedMs } : { status: 'waiting', ahead, expectedMs };
}

/** Waits for a job to end. Throws `not-found` if it was discarded, and the signal's reason. */
async function awaitEnd(entry: Entry, signal: AbortSignal): Promise<EndedState> {
  await unlessAborted(
    entry.work.catch(() => {}),
    signal,
  );
  const { ended } = entry;
  if (ended === undefined || (ended.status === 'failed' && ended.problem instanceof Discarded)) throw noSuchJob();
  return ended;
}

/**
 * The queue of a single server. Jobs and their state are lost when it ends.
 * @param load How many tasks run and wait.
 */
export function createLocalJobs(run: RunJob, load: () => Load): JobQueue {
  const entries = new Map<string, Entry>();

  function entryOf(id: string): Entry {
    const entry = entries.get(id);
    if (entry === undefined) throw noSuchJob();
    return entry;
  }

  async function discard(id: string): Promise<void> {
    const entry = entries.get(id);
    entries.delete(id);
    entry?.stop.abort(new Discarded());
    await entry?.work.catch(() => {});
  }

  return {
    needsWorkspace: true,
    ...createLocalClaims(),
    async submit(job, signal) {
      signal.throwIfAborted();
      const { entry, placed } = begin(run, job);
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
      return entry && stateOf(entry);
    },
    ended: async (id, signal) => await awaitEnd(entryOf(id), signal),
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
