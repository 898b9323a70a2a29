import type { BuiltServer } from '../support/servers/built-server.ts';
import { leftoversOf, memoryOf, readAnswer, watchPulse } from '../support/servers/server-watch.ts';
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
  /** How many requests were answered how: `200`, `422 damaged-file`. */
  readonly answers: Readonly<Record<string, number>>;
  readonly slowestPulseMs: number;
  readonly grownBytes: number;
}

/** Beyond every deadline of the server: two steps of a conversion. */
const hangMs = 200_000;
/** The server's heap has come to its size after so many requests. */
const warmRequests = 100;
const maxGrownBytes = 100_000_000;
/** Sends mutated files, several at a time, and watches the server meanwhile. */
export async function runCampaign(settings: CampaignSettings): Promise<CampaignResult> {
  const { server, kept, firstSeed, durationMs, parallel, maxPulseMs, onFailure } = settings;
  const end = performance.now() + durationMs;
  const answers: Record<string, number> = {};
  const seeds = [...kept];
  const running = new Set<number>();
  const over = new AbortController();
  let next = firstSeed;
  let sent = 0;
  let failures = 0;
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
      const { kind, wrong } = await readAnswer(response);
      answers[kind] = (answers[kind] ?? 0) + 1;
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

  const pulse = watchPulse(server, maxPulseMs, (what) =>
    fail(`${what}, while these were worked on: ${[...running].join(', ')}`),
  );
  // What is still worked on when the time is over belongs to visitors who leave.
  const timer = setTimeout(() => over.abort(), durationMs);
  await Promise.all(Array.from({ length: parallel }, work));
  clearTimeout(timer);
  const left = await leftoversOf(server);
  await pulse.stop();
  if (server.process.exitCode !== null) await fail(`the server ended with ${server.process.exitCode}`);
  if (left.length > 0) await fail(`left behind: ${left.slice(0, 20).join(', ')}`);
  const grownBytes = warmBytes === 0 ? 0 : (await memoryOf(server.process.pid)) - warmBytes;
  if (grownBytes > maxGrownBytes) await fail(`the server's memory grew by ${Math.round(grownBytes / 1e6)} MB`);
  return { failures, answers, slowestPulseMs: pulse.slowestMs(), grownBytes };
}
