import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ownModule, ownReadable } from '../../own-module.ts';
import type { Processes } from '../../process.ts';
import type { ExportRequest, WorkerMessage } from './messages.ts';
import { installedVersion, writeProfile } from './profile.ts';

/** How a worker is set up. */
export interface WorkerSettings {
  readonly processes: Processes;
  /** Where libmergedlo.so is. */
  readonly programFolder: string;
  /** Workers keep their profiles and the files of their current job below it. */
  readonly folder: string;
  /** A worker that grows beyond it during a job is killed. */
  readonly maxRssBytes: number;
}

/** How a request ended. All but `done` and `failed` also end the worker. */
export type Outcome =
  | { readonly type: 'done' }
  | Extract<WorkerMessage, { type: 'failed' }>
  | { readonly type: 'crashed'; readonly reason: string }
  | { readonly type: 'timed-out' }
  | { readonly type: 'outgrown' }
  | { readonly type: 'aborted' };

/** A LibreOffice that is up, in a process of its own. It takes one request at a time. */
export interface OfficeWorker {
  readonly pid: number;
  readonly version: string;
  /** The folder for the current job's files; the only one that the worker shares with the pool. */
  readonly jobFolder: string;
  readonly usage: () => { readonly jobs: number; readonly rssBytes: number };
  readonly run: (request: Omit<ExportRequest, 'id'>, limits: RunLimits) => Promise<Outcome>;
  /** Resolves once the process has ended, however it did. */
  readonly ended: Promise<unknown>;
  /** Ends the process and removes its folder. */
  readonly dispose: () => Promise<void>;
}

interface RunLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Where the kernel refuses memory, in case a document grows faster than the pool watches. */
const maxMemoryBytes = 4 * 1024 ** 3;

const environment = {
  // LibreOffice wants all calls on one thread, and libuv's pool is where koffi makes them.
  UV_THREADPOOL_SIZE: '1',
  SAL_USE_VCLPLUGIN: 'svp',
};

/** A worker's line, or null: a document that took the worker over can say anything. */
function parseMessage(line: string): WorkerMessage | null {
  try {
    return JSON.parse(line) as WorkerMessage;
  } catch {
    return null;
  }
}

/** Starts a worker and waits until it is warm. Throws with LibreOffice's words when it ends before that. */
export async function startWorker({
  processes,
  programFolder,
  folder,
  maxRssBytes,
}: WorkerSettings): Promise<OfficeWorker> {
  const home = await mkdtemp(join(folder, 'worker-'));
  const profile = join(home, 'profile');
  const jobFolder = join(home, 'job');
  await mkdir(jobFolder);
  await writeProfile(profile, await installedVersion(programFolder));
  const child = processes.launch(ownModule('./worker', import.meta.url, [programFolder, profile]), {
    workspace: home,
    readable: [programFolder, ...ownReadable],
    env: environment,
    maxMemoryBytes,
  });

  let rssBytes = 0;
  let jobs = 0;
  let receive: (message: WorkerMessage) => void = () => {};
  createInterface({ input: child.output }).on('line', (line) => {
    const message = parseMessage(line);
    if (message === null) return child.kill();
    rssBytes = message.rssBytes;
    receive(message);
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
  const version = await Promise.race([ready, crashed]);
  if (typeof version !== 'string') {
    await dispose();
    throw new Error(`LibreOffice ended while it started: ${version.reason}`);
  }

  return {
    pid: child.pid,
    version,
    jobFolder,
    usage: () => ({ jobs, rssBytes }),
    ended: child.ended,
    dispose,
    async run(request, { timeoutMs, signal }) {
      const id = ++jobs;
      const answered = new Promise<Outcome>((resolve) => {
        receive = (message) => {
          if (message.rssBytes > maxRssBytes) resolve({ type: 'outgrown' });
          if (message.type === 'failed' && message.id === id) resolve(message);
          if (message.type === 'done' && message.id === id) resolve({ type: 'done' });
        };
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Outcome>((resolve) => {
        timer = setTimeout(() => resolve({ type: 'timed-out' }), timeoutMs);
      });
      let onAbort: (() => void) | undefined;
      const aborted = new Promise<Outcome>((resolve) => {
        onAbort = () => resolve({ type: 'aborted' });
        signal.addEventListener('abort', onAbort, { once: true });
        if (signal.aborted) onAbort();
      });
      child.input.write(`${JSON.stringify({ ...request, id } satisfies ExportRequest)}\n`);
      const outcome = await Promise.race([answered, crashed, late, aborted]);
      clearTimeout(timer);
      if (onAbort !== undefined) signal.removeEventListener('abort', onAbort);
      if (outcome.type !== 'done' && outcome.type !== 'failed') child.kill();
      return outcome;
    },
  };
}
