import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Confinement } from '../jail/confinement.ts';
import type { Processes } from '../jail/process.ts';
import { measureTree, yieldToOthers } from '../jail/process-tree.ts';
import type { Command } from '../jail/sandbox.ts';
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** How a worker process is set up. */
export interface WorkerSettings {
  readonly processes: Processes;
  /** Writes what the worker needs into its home before it starts. */
  readonly prepare?: (home: string) => Promise<void>;
  /** A module that ends in `serveRequests`. */
  readonly command: (home: string) => Command;
  readonly confinement: Omit<Confinement, 'workspace'>;
  /** Workers keep their homes below it. */
  readonly folder: string;
  /** A worker that grows beyond it during a job, with all that it started, is killed. */
  readonly maxTreeBytes: number;
  /** A job that has used so much processor time is slow: it yields to everything else on the machine. */
  readonly slowAfterCpuMs: number;
  /** A worker that is not ready by then is given up. */
  readonly startTimeoutMs: number;
}

/** How a request ended. All but `done` and `refused` also end the worker. */
export type Outcome<R> =
  | WorkerAnswer<R>
  | { readonly type: 'crashed'; readonly reason: string }
  | { readonly type: 'timed-out' }
  | { readonly type: 'outgrown' }
  | { readonly type: 'aborted' };

/** A process that is up and answers one request at a time. */
export interface Worker<Q, R> {
  readonly pid: number;
  readonly version: string;
  /** The folder for the current job's files; the worker can reach no other of the server's. */
  readonly jobFolder: string;
  /** Requests so far. */
  readonly jobs: () => number;
  /** Memory of its own, with all that it started, after the last request. */
  readonly keptBytes: () => number;
  /** Resolves once the process has ended, however it did. */
  readonly ended: Promise<unknown>;
  readonly run: (request: Q, limits: RunLimits) => Promise<Outcome<R>>;
  /** Whether a job has been slow; the worker stays so, and should not have another. */
  readonly isSlow: () => boolean;
  /** Sets who is told when a job turns out to be slow. */
  readonly onSlow: (listener: () => void) => void;
  /** Ends the process with all that it started, and removes its folder. */
  readonly dispose: () => Promise<void>;
}

interface RunLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const checkMs = 250;

/** A worker's line, or null: a document that took the worker over can say anything. */
function parseMessage<R>(line: string): WorkerMessage<R> | null {
  try {
    return JSON.parse(line) as WorkerMessage<R>;
  } catch {
    return null;
  }
}

/** Starts a worker and waits until it is ready. Throws with its last words when it ends before that. */
export async function startWorker<Q, R>(settings: WorkerSettings): Promise<Worker<Q, R>> {
  await mkdir(settings.folder, { recursive: true });
  const home = await mkdtemp(join(settings.folder, 'worker-'));
  const jobFolder = join(home, 'job');
  await mkdir(jobFolder);
  await settings.prepare?.(home);
  const child = settings.processes.launch(settings.command(home), { ...settings.confinement, workspace: home });

  let jobs = 0;
  let keptBytes = 0;
  let isSlow = false;
  let tellSlow = () => {};
  let receive: (message: WorkerMessage<R>) => void = () => {};
  createInterface({ input: child.output }).on('line', (line) => {
    const message = parseMessage<R>(line);
    if (message === null) child.kill();
    else receive(message);
  });
  const crashed = child.ended.then(({ stderr }) => ({ type: 'crashed' as const, reason: stderr.trim() }));

  const dispose = async () => {
    child.kill();
    await child.ended;
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  };

  const ready = new Promise<string>((resolve) => {
    receive = (message) => message.type === 'ready' && resolve(message.version);
  });
  const startTimer = setTimeout(child.kill, settings.startTimeoutMs);
  const version = await Promise.race([ready, crashed]);
  clearTimeout(startTimer);
  if (typeof version !== 'string') {
    await dispose();
    throw new Error(`A worker ended while it started: ${version.reason}`);
  }

  /** Looks at the worker while it has a job; `before` is the processor time that earlier jobs took. */
  const check = (before: number, outgrown: () => void) => {
    const { pids, bytes, cpuMs } = measureTree(child.pid);
    if (bytes > settings.maxTreeBytes) outgrown();
    if (isSlow || cpuMs - before < settings.slowAfterCpuMs) return;
    isSlow = true;
    tellSlow();
    void yieldToOthers(pids);
  };

  return {
    pid: child.pid,
    version,
    jobFolder,
    jobs: () => jobs,
    keptBytes: () => keptBytes,
    ended: child.ended,
    isSlow: () => isSlow,
    onSlow: (listener) => {
      tellSlow = listener;
    },
    dispose,
    async run(request, { timeoutMs, signal }) {
      const id = ++jobs;
      const { cpuMs } = measureTree(child.pid);
      const stop = new AbortController();
      const outcome = await new Promise<Outcome<R>>((resolve) => {
        receive = (message) => message.type !== 'ready' && message.id === id && resolve(message);
        void crashed.then(resolve);
        const timer = setTimeout(() => resolve({ type: 'timed-out' }), timeoutMs);
        const watch = setInterval(() => check(cpuMs, () => resolve({ type: 'outgrown' })), checkMs);
        stop.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          clearInterval(watch);
        });
        signal.addEventListener('abort', () => resolve({ type: 'aborted' }), { signal: stop.signal });
        if (signal.aborted) resolve({ type: 'aborted' });
        child.input.write(`${JSON.stringify({ id, request } satisfies WorkerRequest<Q>)}\n`);
      });
      stop.abort();
      if (outcome.type !== 'done' && outcome.type !== 'refused') child.kill();
      keptBytes = measureTree(child.pid).bytes;
      return outcome;
    },
  };
}
