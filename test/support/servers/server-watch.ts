import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from './built-server.ts';

const pulseEveryMs = 250;
/** How long replacing and emptying a worker may take in the end. */
const tidyMs = 20_000;

/** Memory of a process alone; 0 once it is gone. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Processor time of a process: on a busy machine an answer may be late although nothing blocked it. */
async function workedMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** The answer to an upload. */
export interface Answer {
  readonly status: number;
  /** The status, and the problem's code where there is one: `503 busy`. */
  readonly kind: string;
  /** The result, or what the problem says. */
  readonly bytes: Buffer;
  /** Why a visitor of a working server must not get this answer; null if it is allowed. */
  readonly wrong: string | null;
}

/** The problem's code; empty if the body is not a problem. */
function codeOf(body: Buffer): string {
  try {
    return String((JSON.parse(body.toString()) as { code?: unknown }).code ?? '');
  } catch {
    return '';
  }
}

function whatIsWrong(response: Response, bytes: Buffer, code: string): string | null {
  const { status, headers } = response;
  const isExpected = status === 200 || (status >= 400 && status < 500) || status === 504 || code === 'busy';
  if (!isExpected) return `answered ${status}: ${bytes.toString('utf8', 0, 500)}`;
  if (status === 200) return bytes.length > 0 ? null : 'an empty result';
  const type = headers.get('content-type') ?? '';
  return type.includes('application/problem+json') ? null : `answered ${status} as ${type}`;
}

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const code = status === 200 ? '' : codeOf(bytes);
  return { status, kind: `${status} ${code}`.trim(), bytes, wrong: whatIsWrong(response, bytes, code) };
}

/** What jobs leave below the work folder, once the server has had time to remove it. */
export async function leftoversOf({ workFolder }: BuiltServer): Promise<readonly string[]> {
  const isOfJob = (path: string) => /(^|\/)job-[^/]+$|(^|\/)job\/./.test(path);
  for (const start = performance.now(); ; await wait(500)) {
    const left = (await readdir(workFolder, { recursive: true }).catch(() => [])).filter(isOfJob);
    if (left.length === 0 || performance.now() - start > tidyMs) return left;
  }
}

/** How a server answered GET /api/health over time. */
export interface Pulse {
  readonly slowestMs: () => number;
  /** Ends the watch. */
  readonly stop: () => Promise<void>;
}

/**
 * Asks a server for its health four times a second.
 *
 * @param maxMs The longest that the server itself may work for an answer.
 * @param onFailure Is told of each answer that is late or missing.
 */
export function watchPulse(
  { base, process: { pid } }: BuiltServer,
  maxMs: number,
  onFailure: (what: string) => Promise<void>,
): Pulse {
  const over = new AbortController();
  let slowestMs = 0;

  async function ask(): Promise<void> {
    const [started, workedBefore] = [performance.now(), await workedMs(pid)];
    const response = await fetch(`${base}/api/health`).catch(() => null);
    await response?.arrayBuffer();
    const took = performance.now() - started;
    slowestMs = Math.max(slowestMs, took);
    const worked = (await workedMs(pid)) - workedBefore;
    if (response?.status !== 200) await onFailure(`health answered ${response?.status ?? 'nothing'}`);
    else if (Math.min(took, worked) > maxMs) {
      await onFailure(`health took ${Math.round(took)} ms, ${worked} of them at work`);
    }
  }

  const watched = (async () => {
    while (!over.signal.aborted) {
      await ask();
      await wait(pulseEveryMs);
    }
  })();
  return {
    slowestMs: () => slowestMs,
    async stop() {
      over.abort();
      await watched;
    },
  };
}
