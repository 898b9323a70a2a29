import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readLines } from '../jail/bounded-lines.ts';
import type { Command } from '../jail/command.ts';
import type { Confinement } from '../jail/confinement.ts';
import { type FolderLimits, type GuardedFolder, openGuardedFolder } from '../jail/guarded-folder.ts';
import type { Processes } from '../jail/process.ts';
import { measureTree, niceness, yieldToOthers } from '../jail/process-tree.ts';
import { watchCrash } from './watch-crash.ts';
import { type UsageSettings, watchUsage } from './watch-usage.ts';
import { type WorkerAnswer, type WorkerMessage, type WorkerRequest, workerMessage } from './worker-messages.ts';

/** How a worker process is set up. */
export interface WorkerSettings extends UsageSettings {
  readonly processes: Processes;
  /** Writes what the worker needs into its home before it starts. */
  readonly prepare?: (home: string) => Promise<void>;
  /** A module that ends in `serveRequests`. */
  readonly command: (home: string) => Command;
  readonly confinement: Omit<Confinement, 'workspace'>;
  /** Workers keep their homes below it. */
  readonly folder: string;
  /** A job whose worker's home holds more is ended. */
  readonly folderLimits: FolderLimits;
  /** Whether it may have more processes after a job than when it became ready, as a browser has. */
  readonly keepsProcesses?: boolean;
}

/** A program that is not ready by then is killed: on a busy machine, LibreOffice takes half of it. */
export const startTimeoutMs = 60_000;

/** Many times what LibreOffice or Chromium write for the largest documents; disks take long to remove more. */
export const defaultFolderLimits: FolderLimits = { maxBytes: 2_000_000_000, maxEntries: 10_000 };

/** How a request ended. Every ending except `done` and `refused` also ends the worker. */
export type Outcome =
  | WorkerAnswer
  | { readonly type: 'crashed'; readonly reason: string }
  | { readonly type: 'timed-out' | 'exhausted' | 'outgrown' | 'aborted' };

/** A process that is up and answers one request at a time. */
export interface Worker<Q> {
  readonly pid: number;
  readonly version: string;
  /** The folder for the current job's files; the worker cannot reach those of other jobs. */
  readonly jobFolder: GuardedFolder;
  /** Requests so far. */
  readonly jobs: () => number;
  /** Its own memory, with its descendants', after the last request. */
  readonly keptBytes: () => number;
  /** Resolves once the process has ended, however it did. */
  readonly ended: Promise<unknown>;
  readonly run: (request: Q, limits: RunLimits) => Promise<Outcome>;
  /** Removes what a job left: its files, and anything else that was not there when the worker started. */
  readonly clear: () => Promise<void>;
  /**
   * Whether it should not have another job: it retains something of one (it said so, or left processes or files), or has
   * given up its priority.
   */
  readonly isSpent: () => boolean;
  /** Sets the listener that is called when a job turns out to be long; there is one at a time. */
  readonly onLong: (listener: () => void) => void;
  /** Ends the process and its descendants, and removes its folder. */
  readonly dispose: () => Promise<void>;
}

interface RunLimits {
  readonly timeoutMs: number;
  /** Processor time of the worker with its descendants; unlimited by default. */
  readonly maxCpuMs?: number | undefined;
  readonly signal: AbortSignal;
}

/** Between two counts of a worker's files: a count takes some milliseconds for a profile of hundreds. */
const folderCheckMs = 1000;
/** The pause after a count takes at least this many times as long as the count; longer ones let thousands of files pass. */
const folderCheckPauses = 2;
/** Emptying takes milliseconds. A job that leaves far more, or keeps creating files, costs the worker its life. */
const clearTimeoutMs = 2000;

/** How long to wait for the removal of a home, which continues by itself. */
const removeWaitMs = 3000;

/**
 * Parses a worker's line as a message; null for anything else, since a document that has taken over the worker can
 * write anything.
 */
function parseMessage(line: string): WorkerMessage | null {
  try {
    return workerMessage.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Takes no message. Shared: a function of a job would keep that job's request. */
const expectNothing = () => false;

/** Starts a worker and waits until it is ready. Throws an error with the last of its stderr if it ends before that. */
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
  let isSpent = false;
  let tellLong = () => {};
  let receive: (message: WorkerMessage) => boolean = expectNothing;
  const onLine = (line: string) => {
    const message = parseMessage(line);
    // A process that sends unsolicited messages is no longer the program that was started.
    if (message !== null && receive(message)) return true;
    child.kill();
    return false;
  };
  readLines(child.output, onLine, child.kill);
  const crashes = watchCrash(child.ended);

  let clearing: Promise<unknown> = Promise.resolve();
  const stopClearing = new AbortController();
  const dispose = async () => {
    child.kill();
    stopClearing.abort();
    await child.ended;
    await clearing;
    const removed = homeFolder.remove().finally(() => Promise.all([jobFolder.close(), homeFolder.close()]));
    const enough = new AbortController();
    await Promise.race([removed, wait(removeWaitMs, undefined, enough).catch(() => {})]);
    enough.abort();
    removed.catch(() => {});
  };

  const ready = new Promise<string>((resolve) => {
    receive = (message) => {
      if (message.type !== 'ready') return false;
      receive = expectNothing;
      resolve(message.version);
      return true;
    };
  });
  const startTimer = setTimeout(child.kill, startTimeoutMs);
  const version = await Promise.race([ready, crashes.crashed]);
  clearTimeout(startTimer);
  if (typeof version !== 'string') {
    await dispose();
    throw new Error(`A worker ended while it started: ${version.reason}`);
  }
  const own = new Set(await readdir(home));
  const { pids } = measureTree(child.pid);
  const ownProcesses = new Set(pids);
  // The jail has put it into a session of its own.
  void yieldToOthers(pids, niceness.engine);

  const usage = watchUsage(child.pid, settings, () => tellLong());

  /** True once the worker's home holds too much, false when the job ends first. */
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
    isSpent: () => isSpent || usage.hasYielded(),
    onLong: (listener) => {
      tellLong = listener;
    },
    dispose,
    async clear() {
      // `dispose` empties it.
      if (isSpent) return;
      const emptied = (async () => {
        await jobFolder.empty(undefined, stopClearing.signal);
        await homeFolder.empty(own, stopClearing.signal);
        return true;
      })();
      clearing = emptied.catch(() => {});
      const timeout = new AbortController();
      const late = wait(clearTimeoutMs, false, timeout).catch(() => false);
      isSpent = !(await Promise.race([emptied, late]));
      timeout.abort();
      if (isSpent) child.kill();
    },
    async run(request, { timeoutMs, maxCpuMs = Infinity, signal }) {
      const id = ++jobs;
      const stop = new AbortController();
      const outcome = await new Promise<Outcome>((resolve) => {
        receive = (message) => {
          if (message.type === 'ready' || message.id !== id) return false;
          receive = expectNothing;
          resolve(message);
          return true;
        };
        crashes.listen(resolve);
        const timer = setTimeout(() => resolve({ type: 'timed-out' }), timeoutMs);
        const endWatch = usage.watch(maxCpuMs, (type) => resolve({ type }));
        void watchFolder(stop.signal).then((exceeds) => exceeds && resolve({ type: 'outgrown' }));
        stop.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          endWatch();
        });
        signal.addEventListener('abort', () => resolve({ type: 'aborted' }), { signal: stop.signal });
        if (signal.aborted) resolve({ type: 'aborted' });
        child.input.write(`${JSON.stringify({ id, request } satisfies WorkerRequest<Q>)}\n`);
      });
      stop.abort();
      crashes.listen(null);
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
