import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from '../support/built-server.ts';
import { type FuzzCase, fuzzCase } from './fuzz-case.ts';

/** How long a campaign is, and what it takes for a failure. */
export interface CampaignSettings {
  readonly server: BuiltServer;
  /** These go first, whatever the time. */
  readonly kept: readonly number[];
  /** The first seed; each further one is one more. */
  readonly firstSeed: number;
  readonly durationMs: number;
  readonly parallel: number;
  /** The longest that the server itself may work while it is asked for GET /api/health. */
  readonly maxPulseMs: number;
  /** Is told of each failure with the request that caused it, where one did. */
  readonly onFailure: (what: string, cause: FuzzCase | null) => Promise<void>;
}

/** What a campaign has seen. */
export interface CampaignResult {
  readonly failures: number;
  /** How many requests were answered how. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly slowestPulseMs: number;
  readonly grownBytes: number;
}

/** Beyond every deadline of the server: two steps of a conversion. */
const hangMs = 200_000;
const pulseEveryMs = 250;
/** The server's heap has come to its size after so many requests. */
const warmRequests = 100;
const maxGrownBytes = 100_000_000;
/** How long a worker may take to be replaced and emptied when all is over. */
const tidyMs = 20_000;

const isExpected = (status: number) => status === 200 || (status >= 400 && status < 500) || [503, 504].includes(status);

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Processor time of a process alone: on a busy machine an answer may be late though nothing held it up. */
async function workedMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** Why an answer is none that a visitor may get; null where it may. */
async function wrongWith(response: Response): Promise<string | null> {
  const { status, headers } = response;
  const bytes = await response.arrayBuffer();
  if (!isExpected(status)) return `answered ${status}: ${Buffer.from(bytes).toString('utf8', 0, 500)}`;
  if (status === 200) return bytes.byteLength > 0 ? null : 'an empty result';
  const type = headers.get('content-type') ?? '';
  return type.includes('application/problem+json') ? null : `answered ${status} as ${type}`;
}

/** What jobs have left below the work folder. */
async function leftovers(workFolder: string): Promise<readonly string[]> {
  const entries = await readdir(workFolder, { recursive: true }).catch(() => []);
  const isOfJob = (path: string) => /(^|\/)job-[^/]+$|(^|\/)job\/./.test(path);
  return entries.filter(isOfJob);
}

/** Sends mutated files, several at a time, and watches the server meanwhile. */
export async function runCampaign(settings: CampaignSettings): Promise<CampaignResult> {
  const { server, kept, firstSeed, durationMs, parallel, maxPulseMs, onFailure } = settings;
  const end = performance.now() + durationMs;
  const statuses: Record<number, number> = {};
  const seeds = [...kept];
  const running = new Set<number>();
  const over = new AbortController();
  let next = firstSeed;
  let sent = 0;
  let failures = 0;
  let slowestPulseMs = 0;
  let warmBytes = 0;

  const fail = async (what: string, cause: FuzzCase | null = null) => {
    failures++;
    await onFailure(what, cause);
  };

  async function send(seed: number, isKept: boolean): Promise<void> {
    const request = await fuzzCase(seed);
    const body = new FormData();
    for (const { name, content } of request.files) body.append(request.field, new Blob([content.slice()]), name);
    const late = AbortSignal.timeout(hangMs);
    try {
      const signal = isKept ? late : AbortSignal.any([late, over.signal]);
      const response = await fetch(server.base + request.endpoint, { method: 'POST', body, signal });
      const wrong = await wrongWith(response);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (wrong !== null) await fail(wrong, request);
    } catch (error) {
      if (over.signal.aborted && !isKept) return;
      await fail(late.aborted ? 'no answer' : `the connection broke: ${(error as Error).message}`, request);
    }
  }

  async function work(): Promise<void> {
    while (server.process.exitCode === null && (seeds.length > 0 || performance.now() < end)) {
      const first = seeds.shift();
      const seed = first ?? next++;
      running.add(seed);
      await send(seed, first !== undefined);
      running.delete(seed);
      if (++sent === warmRequests) warmBytes = await memoryOf(server.process.pid);
    }
  }

  const watching = new AbortController();
  async function watch(): Promise<void> {
    while (!watching.signal.aborted) {
      const [started, workedBefore] = [performance.now(), await workedMs(server.process.pid)];
      const response = await fetch(`${server.base}/api/health`).catch(() => null);
      await response?.arrayBuffer();
      const took = performance.now() - started;
      slowestPulseMs = Math.max(slowestPulseMs, took);
      const worked = (await workedMs(server.process.pid)) - workedBefore;
      const during = `while these were worked on: ${[...running].join(', ')}`;
      if (response?.status !== 200) await fail(`health answered ${response?.status ?? 'nothing'} ${during}`);
      else if (Math.min(took, worked) > maxPulseMs) {
        await fail(`health took ${Math.round(took)} ms, ${worked} of them at work, ${during}`);
      }
      if (server.process.exitCode !== null) break;
      await wait(pulseEveryMs);
    }
  }

  const watched = watch();
  // What is still worked on when the time is over belongs to visitors who leave.
  const timer = setTimeout(() => over.abort(), durationMs);
  await Promise.all(Array.from({ length: parallel }, work));
  clearTimeout(timer);
  let left = await leftovers(server.workFolder);
  for (const start = performance.now(); left.length > 0 && performance.now() - start < tidyMs; await wait(500)) {
    left = await leftovers(server.workFolder);
  }
  watching.abort();
  await watched;
  if (server.process.exitCode !== null) await fail(`the server ended with ${server.process.exitCode}`);
  if (left.length > 0) await fail(`left behind: ${left.slice(0, 20).join(', ')}`);
  const grownBytes = warmBytes === 0 ? 0 : (await memoryOf(server.process.pid)) - warmBytes;
  if (grownBytes > maxGrownBytes) await fail(`the server's memory grew by ${Math.round(grownBytes / 1e6)} MB`);
  return { failures, statuses, slowestPulseMs, grownBytes };
}
