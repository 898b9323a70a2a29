import type { Command } from '../jail/command.ts';
import type { Confinement } from '../jail/confinement.ts';
import type { FolderLimits, GuardedFolder } from '../jail/guarded-folder.ts';
import type { LongLivedProcess, Processes } from '../jail/process.ts';
import { measureTree, niceness, yieldToOthers } from '../jail/process-tree.ts';
import { type CrashWatch, watchCrash } from './watch-crash.ts';
import { type UsageSettings, type UsageWatch, watchUsage } from './watch-usage.ts';
import { makeWorkerHome, type WorkerHome } from './worker-home.ts';
import { listenToWorker, type WorkerLine } from './worker-line.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

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

/** A process with what belongs to it, and what became of its jobs. */
interface Running {
  readonly child: LongLivedProcess;
  readonly home: WorkerHome;
  readonly line: WorkerLine;
  readonly crashes: CrashWatch;
  readonly usage: UsageWatch;
  readonly settings: WorkerSettings;
  /** The processes that were there when it became ready. */
  readonly ownProcesses: ReadonlySet<number>;
  jobs: number;
  keptBytes: number;
  isSpent: boolean;
}

type StartedProcess = Pick<Running, 'child' | 'home' | 'line' | 'crashes'>;

async function dispose({ child, home }: StartedProcess): Promise<void> {
  child.kill();
  await home.remove(child.ended);
}

/** Waits until a process is ready, and returns its version. Throws why it ended before that. */
async function becomeReady(started: StartedProcess): Promise<string> {
  const startTimer = setTimeout(started.child.kill, startTimeoutMs);
  const version = await Promise.race([started.line.ready, started.crashes.crashed]);
  clearTimeout(startTimer);
  if (typeof version === 'string') return version;
  await dispose(started);
  throw new Error(`A worker ended while it started: ${version.reason}`);
}

const isAnswered = (outcome: Outcome) => outcome.type === 'done' || outcome.type === 'refused';

/** Sends a request, and waits for its answer or for what ends it before. */
async function ask<Q>({ child, home, line, crashes, usage, settings }: Running, id: number, asked: Asked<Q>) {
  const { request, timeoutMs, maxCpuMs = Infinity, signal } = asked;
  const stop = new AbortController();
  const outcome = await new Promise<Outcome>((resolve) => {
    line.expect(id, resolve);
    crashes.listen(resolve);
    const timer = setTimeout(() => resolve({ type: 'timed-out' }), timeoutMs);
    const endWatch = usage.watch(maxCpuMs, (type) => resolve({ type }));
    void home
      .outgrows(settings.folderLimits, stop.signal)
      .then((outgrows) => outgrows && resolve({ type: 'outgrown' }));
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
  return outcome;
}

interface Asked<Q> extends RunLimits {
  readonly request: Q;
}

async function run<Q>(running: Running, asked: Asked<Q>): Promise<Outcome> {
  const { child, settings, ownProcesses } = running;
  const outcome = await ask(running, ++running.jobs, asked);
  if (!isAnswered(outcome)) child.kill();
  const { pids, bytes } = measureTree(child.pid);
  running.keptBytes = bytes;
  running.isSpent =
    ('spent' in outcome && outcome.spent) ||
    (settings.keepsProcesses !== true && pids.some((pid) => !ownProcesses.has(pid)));
  return outcome;
}

async function clear(running: Running): Promise<void> {
  // `dispose` empties it.
  if (running.isSpent) return;
  running.isSpent = !(await running.home.clear());
  if (running.isSpent) running.child.kill();
}

/** Starts a worker and waits until it is ready. Throws an error with the last of its stderr if it ends before that. */
export async function startWorker<Q>(settings: WorkerSettings): Promise<Worker<Q>> {
  const home = await makeWorkerHome(settings.folder, settings.prepare);
  const confinement = { ...settings.confinement, workspace: home.path };
  const child = settings.processes.launch(settings.command(home.path), confinement);
  const started: StartedProcess = { child, home, line: listenToWorker(child), crashes: watchCrash(child.ended) };
  const version = await becomeReady(started);
  await home.settleIn();
  const { pids } = measureTree(child.pid);
  // The jail has put it into a session of its own.
  void yieldToOthers(pids, niceness.engine);

  let tellLong = () => {};
  const usage = watchUsage(child.pid, settings, () => tellLong());
  const ownProcesses = new Set(pids);
  const running: Running = { ...started, usage, settings, ownProcesses, jobs: 0, keptBytes: 0, isSpent: false };
  return {
    pid: child.pid,
    version,
    jobFolder: home.jobFolder,
    jobs: () => running.jobs,
    keptBytes: () => running.keptBytes,
    ended: child.ended,
    isSpent: () => running.isSpent || usage.hasYielded(),
    onLong: (listener) => {
      tellLong = listener;
    },
    dispose: () => dispose(started),
    clear: () => clear(running),
    run: (request, limits) => run(running, { request, ...limits }),
  };
}
