import { mkdir, mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../jail/command.ts';
import type { Confinement } from '../jail/confinement.ts';
import { type FolderLimits, type GuardedFolder, openGuardedFolder } from '../jail/guarded-folder.ts';
import type { Processes } from '../jail/process.ts';
import { measureTree, yieldToOthers } from '../jail/process-tree.ts';
import { readLines } from './bounded-lines.ts';
import { type WorkerAnswer, type WorkerMessage, type WorkerRequest, workerMessage } from './worker-messages.ts';

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
  /** A job whose worker's home holds more is ended. */
  readonly folderLimits: FolderLimits;
  /** Whether it may have more processes after a job than when it was ready, as a browser has. */
  readonly keepsProcesses?: boolean;
  /** A worker that is not ready by then is given up. */
  readonly startTimeoutMs: number;
}

/** What LibreOffice or Chromium write for the largest documents, many times over. */
export const defaultFolderLimits: FolderLimits = { maxBytes: 2_000_000_000, maxEntries: 50_000 };

/** How a request ended. All but `done` and `refused` also end the worker. */
export type Outcome =
  | WorkerAnswer
  | { readonly type: 'crashed'; readonly reason: string }
  | { readonly type: 'timed-out' }
  | { readonly type: 'outgrown' }
  | { readonly type: 'aborted' };

/** A process that is up and answers one request at a time. */
export interface Worker<Q> {
  readonly pid: number;
  readonly version: string;
  /** The folder for the current job's files; the worker can reach no other of the server's. */
  readonly jobFolder: GuardedFolder;
  /** Requests so far. */
  readonly jobs: () => number;
  /** Memory of its own, with all that it started, after the last request. */
  readonly keptBytes: () => number;
  /** Resolves once the process has ended, however it did. */
  readonly ended: Promise<unknown>;
  readonly run: (request: Q, limits: RunLimits) => Promise<Outcome>;
  /** Removes what a job left: its files, and whatever else was not there when the worker started. */
  readonly clear: () => Promise<void>;
  /** Whether it keeps something of a job that the next one must not see: it said so, or left processes behind. */
  readonly isSpent: () => boolean;
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
/** Between two counts of a worker's files: a count takes some milliseconds for a profile of hundreds. */
const folderCheckMs = 1000;
/** Many files take longer to count: the pause is so many times as long. */
const folderCheckPauses = 10;
/** Emptying takes milliseconds; what leaves more than that, or makes new files all the time, loses its worker. */
const clearTimeoutMs = 2000;

/** A worker's line, or null: a document that took the worker over can say anything. */
function parseMessage(line: string): WorkerMessage | null {
  try {
    return workerMessage.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Starts a worker and waits until it is ready. Throws with its last words when it ends before that. */
export async function startWorker<Q>(settings: WorkerSettings): Promise<Worker<Q>> {
  await mkdir(settings.folder, { recursive: true });
  const home = await mkdtemp(join(settings.folder, 'worker-'));
  await mkdir(join(home, 'job'));
  await settings.prepare?.(home);
  const homeFolder = await openGuardedFolder(home);
  const jobFolder = await openGuardedFolder(join(home, 'job'));
  const child = settings.processes.launch(settings.command(home), { ...settings.confinement, workspace: home });

  let jobs = 0;
  let keptBytes = 0;
  let isSlow = false;
  let isSpent = false;
  let tellSlow = () => {};
  let receive: (message: WorkerMessage) => boolean = () => false;
  const onLine = (line: string) => {
    const message = parseMessage(line);
    // Whoever speaks unasked is no longer the program that was started.
    if (message !== null && receive(message)) return true;
    child.kill();
    return false;
  };
  readLines(child.output, onLine, child.kill);
  const crashed = child.ended.then(({ stderr }) => ({ type: 'crashed' as const, reason: stderr.trim() }));

  let clearing: Promise<unknown> = Promise.resolve();
  const dispose = async () => {
    child.kill();
    await child.ended;
    await clearing;
    await homeFolder.empty();
    await Promise.all([jobFolder.close(), homeFolder.close()]);
    await rmdir(home);
  };

  const ready = new Promise<string>((resolve) => {
    receive = (message) => {
      if (message.type !== 'ready') return false;
      receive = () => false;
      resolve(message.version);
      return true;
    };
  });
  const startTimer = setTimeout(child.kill, settings.startTimeoutMs);
  const version = await Promise.race([ready, crashed]);
  clearTimeout(startTimer);
  if (typeof version !== 'string') {
    await dispose();
    throw new Error(`A worker ended while it started: ${version.reason}`);
  }
  const own = new Set(await readdir(home));
  const ownProcesses = new Set(measureTree(child.pid).pids);

  /** Looks at the worker while it has a job; `before` is the processor time that earlier jobs took. */
  const check = (before: number, outgrown: () => void) => {
    const { pids, bytes, cpuMs } = measureTree(child.pid);
    if (bytes > settings.maxTreeBytes) outgrown();
    if (isSlow || cpuMs - before < settings.slowAfterCpuMs) return;
    isSlow = true;
    tellSlow();
    void yieldToOthers(pids);
  };

  /** True once the worker's home holds too much, false when the job has ended before. */
  const watchFolder = async (signal: AbortSignal): Promise<boolean> => {
    try {
      for (let pause = folderCheckMs; ; ) {
        await wait(pause, undefined, { signal });
        const started = performance.now();
        if (await homeFolder.exceeds(settings.folderLimits)) return true;
        pause = Math.max(folderCheckMs, folderCheckPauses * (performance.now() - started));
      }
    } catch (error) {
      // A folder that cannot be counted cannot be trusted.
      return !signal.aborted && (error as NodeJS.ErrnoException).code !== 'EBADF';
    }
  };

  return {
    pid: child.pid,
    version,
    jobFolder,
    jobs: () => jobs,
    keptBytes: () => keptBytes,
    ended: child.ended,
    isSlow: () => isSlow,
    isSpent: () => isSpent,
    onSlow: (listener) => {
      tellSlow = listener;
    },
    dispose,
    async clear() {
      // It is emptied when it is disposed of.
      if (isSpent) return;
      const emptied = (async () => {
        await jobFolder.empty();
        await homeFolder.empty(own);
        return true;
      })();
      clearing = emptied.catch(() => {});
      const timeout = new AbortController();
      const late = wait(clearTimeoutMs, false, timeout).catch(() => false);
      isSpent = !(await Promise.race([emptied, late]));
      timeout.abort();
      if (isSpent) child.kill();
    },
    async run(request, { timeoutMs, signal }) {
      const id = ++jobs;
      const { cpuMs } = measureTree(child.pid);
      const stop = new AbortController();
      const outcome = await new Promise<Outcome>((resolve) => {
        receive = (message) => {
          if (message.type === 'ready' || message.id !== id) return false;
          receive = () => false;
          resolve(message);
          return true;
        };
        void crashed.then(resolve);
        const timer = setTimeout(() => resolve({ type: 'timed-out' }), timeoutMs);
        const outgrown = () => resolve({ type: 'outgrown' });
        const watch = setInterval(() => check(cpuMs, outgrown), checkMs);
        void watchFolder(stop.signal).then((exceeds) => exceeds && outgrown());
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
      const { pids, bytes } = measureTree(child.pid);
      keptBytes = bytes;
      isSpent =
        ((outcome.type === 'done' || outcome.type === 'refused') && outcome.spent) ||
        (settings.keepsProcesses !== true && pids.some((pid) => !ownProcesses.has(pid)));
      return outcome;
    },
  };
}
