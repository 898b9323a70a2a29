import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sum } from '../../api/sum.ts';
import { watchCpu } from '../meters/cpu.ts';
import { descendantBytes, residentBytes } from '../meters/memory.ts';
import type { LoadRequest, Mix } from './mix.ts';
import type { Ending, Target } from './targets.ts';

/** How hard and how long a target is loaded. */
export interface DriveSettings {
  /** Each sends its next request once it has the answer to the one before. */
  readonly visitors: number;
  readonly seconds: number;
  readonly onTrouble: (what: string) => void;
}

/** Who used a processor: the program that sends requests, the servers' own processes, and what these start. */
export type CpuOf = 'visitors' | 'servers' | 'engines';

/** What was seen. */
export interface DriveResult {
  /** How many requests ended how; `lost` ones have no answer. */
  readonly counts: Readonly<Record<Ending | 'lost', number>>;
  readonly perSecond: number;
  /** Seconds of processor time for each right answer. */
  readonly cpuSeconds: Readonly<Record<CpuOf, number>>;
  /** Milliseconds that the right answers took, in order of size. */
  readonly times: readonly number[];
  readonly peakMemoryBytes: number;
  /** Memory in the last quarter of the time, above that in the second. */
  readonly grownBytes: number;
  readonly peakDiskBytes: number;
}

/** Beyond every deadline of the server: two steps of a conversion, and the wait for them. */
const lostMs = 300_000;
/** A refused visitor comes back after the time that the server asks for at least. */
const refusedMs = 1000;
/** To read the memory of forty processes takes a tenth of a second of processor time. */
const watchMs = 3000;

/** The value below which a share of ordered values lies. */
export const quantile = (ordered: readonly number[], share: number): number =>
  ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;

/** Picks requests by their weights, in the same order in every run. */
export function picker(mix: Mix): () => LoadRequest {
  const total = mix.reduce((sum, [weight]) => sum + weight, 0);
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let left = (state / 2 ** 32) * total;
    for (const [weight, request] of mix) {
      left -= weight;
      if (left < 0) return request;
    }
    return (mix.at(-1) as Mix[number])[1];
  };
}

async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  // Files and folders go while they are counted.
  const entries = await opendir(folder).catch(() => []);
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await folderBytes(path);
    else bytes += (await stat(path).catch(() => ({ size: 0 }))).size;
  }
  return bytes;
}

async function memoryOf({ pids }: Target): Promise<number> {
  const own = pids.filter((pid) => pid !== process.pid);
  const parts = [...own.map((pid) => residentBytes(pid).catch(() => 0)), ...pids.map(descendantBytes)];
  return sum(await Promise.all(parts));
}

const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);

/** Samples how much memory and disk a target takes, in bytes, until it is asked for all samples. */
function watchSizes(target: Target): () => Promise<Readonly<Record<'memory' | 'disk', readonly number[]>>> {
  const memory: number[] = [];
  const disk: number[] = [];
  const over = new AbortController();
  const watch = (async () => {
    while (!over.signal.aborted) {
      memory.push(await memoryOf(target));
      disk.push(sum(await Promise.all(target.folders.map(folderBytes))));
      await wait(watchMs, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  return async () => {
    over.abort();
    await watch;
    return { memory, disk };
  };
}

/** Puts a target under load, and watches its answers, its memory and its disk. */
export async function drive(target: Target, mix: Mix, settings: DriveSettings): Promise<DriveResult> {
  const { visitors, seconds, onTrouble } = settings;
  const next = picker(mix);
  const counts = { right: 0, refused: 0, wrong: 0, lost: 0 };
  const times: number[] = [];
  const cpu = watchCpu(target.pids);
  const visitorsBefore = process.cpuUsage();
  const started = performance.now();
  const end = started + seconds * 1000;

  async function send(visitor: number): Promise<Ending | 'lost'> {
    const request = next();
    const since = performance.now();
    const ending = await target.send(request, visitor, AbortSignal.timeout(lostMs)).catch((error: Error) => {
      // `fetch` says only that it failed.
      onTrouble(`${target.name}, ${request.endpoint}: ${error.message} ${error.cause ?? ''}`);
      return 'lost' as const;
    });
    if (ending === 'right') times.push(performance.now() - since);
    if (ending === 'wrong') onTrouble(`${target.name}, ${request.endpoint}: wrong`);
    counts[ending]++;
    return ending;
  }

  async function visit(visitor: number): Promise<void> {
    while (performance.now() < end) {
      if ((await send(visitor)) === 'refused') await wait(refusedMs);
    }
  }

  const sizes = watchSizes(target);
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  const tookMs = performance.now() - started;
  const { user, system } = process.cpuUsage(visitorsBefore);
  const { own, descendants } = await cpu();
  const each = (seconds: number) => seconds / Math.max(1, counts.right);
  const { memory, disk } = await sizes();
  const quarter = Math.ceil(memory.length / 4);
  return {
    counts,
    perSecond: (counts.right / tookMs) * 1000,
    cpuSeconds: {
      visitors: each((user + system) / 1e6),
      // A target without a server is started by this program.
      servers: target.pids.includes(process.pid) ? 0 : each(own),
      engines: each(descendants),
    },
    times: times.sort((a, b) => a - b),
    peakMemoryBytes: Math.max(...memory),
    grownBytes: mean(memory.slice(-quarter)) - mean(memory.slice(quarter, 2 * quarter)),
    peakDiskBytes: Math.max(...disk),
  };
}
