import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from '../support/servers/built-server.ts';
import { type Answer, leftoversOf, memoryOf, readAnswer, watchPulse } from '../support/servers/server-watch.ts';
import type { LoadRequest } from './load.ts';

/** How long and how hard a server is loaded, and what it must keep to. */
export interface SoakSettings {
  readonly server: BuiltServer;
  readonly nextRequest: () => Promise<LoadRequest>;
  readonly durationMs: number;
  /** Requests at the same time. */
  readonly parallel: number;
  /** The longest that the server itself may work while it is asked for GET /api/health. */
  readonly maxPulseMs: number;
  /** How much the server's own process may grow between the start and the end. */
  readonly maxGrownBytes: number;
  readonly onFailure: (what: string) => void;
}

/** What was seen. */
export interface SoakResult {
  /** How many requests were answered how, the good ones apart. */
  readonly answers: Readonly<Record<string, number>>;
  readonly slowestPulseMs: number;
  readonly grownBytes: number;
  readonly failures: number;
  /** Good files that are not converted on a quiet server either, with the answer: no failure of the load. */
  readonly refusedAlone: readonly string[];
}

/** Beyond every deadline of the server: two steps of a conversion. */
const hangMs = 200_000;
const memoryEveryMs = 1000;
/** Share of the time in which the lowest memory is taken for the start's and for the end's: collections come and go. */
const memoryWindow = 0.2;

/** The lowest of the first and of the last part of a series. */
function lowestAtBothEnds(series: readonly number[]): readonly [number, number] {
  const count = Math.max(1, Math.floor(series.length * memoryWindow));
  return [Math.min(...series.slice(0, count)), Math.min(...series.slice(-count))];
}

/** Loads a server with good and hostile files, and watches what becomes of them and of it. */
export async function soak(settings: SoakSettings): Promise<SoakResult> {
  const { server, nextRequest, durationMs, parallel, maxPulseMs, maxGrownBytes, onFailure } = settings;
  const end = performance.now() + durationMs;
  const answers: Record<string, number> = {};
  const refused = new Map<string, { readonly request: LoadRequest; readonly kind: string }>();
  const running = new Set<string>();
  const refusedAlone: string[] = [];
  const memory: number[] = [];
  let failures = 0;

  const fail = (what: string) => {
    failures++;
    onFailure(what);
  };

  async function send({ endpoint, field, files, name }: LoadRequest): Promise<Answer | null> {
    const body = new FormData();
    for (const file of files) body.append(field, new Blob([file.content.slice()]), file.name);
    try {
      const signal = AbortSignal.timeout(hangMs);
      const answer = await readAnswer(await fetch(server.base + endpoint, { method: 'POST', body, signal }));
      if (answer.wrong !== null) fail(`${name}: ${answer.wrong}`);
      return answer;
    } catch (error) {
      fail(`${name}: no answer (${(error as Error).message})`);
      return null;
    }
  }

  async function work(): Promise<void> {
    while (server.process.exitCode === null && performance.now() < end) {
      const request = await nextRequest();
      running.add(request.name);
      const answer = await send(request);
      running.delete(request.name);
      const kind = `${request.isGood ? 'good' : 'hostile'} ${answer?.kind ?? 'lost'}`;
      answers[kind] = (answers[kind] ?? 0) + 1;
      if (request.isGood && answer !== null && answer.status !== 200) {
        refused.set(request.name, { request, kind: answer.kind });
      }
    }
  }

  const pulse = watchPulse(server, maxPulseMs, async (what) =>
    fail(`${what}, while these were worked on: ${[...running].join('; ')}`),
  );
  const measuring = setInterval(async () => memory.push(await memoryOf(server.process.pid)), memoryEveryMs);
  await Promise.all(Array.from({ length: parallel }, work));
  clearInterval(measuring);
  await pulse.stop();

  // What is refused on a quiet server, too, is not the load's doing.
  for (const { request, kind } of refused.values()) {
    const alone = await send(request);
    if (alone?.status === 200) fail(`${request.name}: answered ${kind}, and is converted alone`);
    else refusedAlone.push(`${request.name}: ${alone?.kind ?? 'lost'}`);
  }
  const left = await leftoversOf(server);
  if (left.length > 0) fail(`left behind: ${left.slice(0, 20).join(', ')}`);
  if (server.process.exitCode !== null) fail(`the server ended with ${server.process.exitCode}`);
  await wait(memoryEveryMs);
  const [before, after] = lowestAtBothEnds(memory);
  const grownBytes = after - before;
  if (grownBytes > maxGrownBytes) fail(`the server's process grew by ${Math.round(grownBytes / 1e6)} MB`);
  return { answers, slowestPulseMs: pulse.slowestMs(), grownBytes, failures, refusedAlone };
}
