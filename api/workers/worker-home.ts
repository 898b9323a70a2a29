import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FolderLimits, type GuardedFolder, openGuardedFolder } from '../jail/guarded-folder.ts';

/** Between two counts of a worker's files: a count takes some milliseconds for a profile of hundreds. */
const folderCheckMs = 1000;
/** The pause after a count takes at least this many times as long as the count; longer ones let thousands of files pass. */
const folderCheckPauses = 2;
/** Emptying takes milliseconds. A job that leaves far more, or keeps creating files, costs the worker its life. */
const clearTimeoutMs = 2000;
/** How long to wait for the removal of a home, which continues by itself. */
const removeWaitMs = 3000;

/** The folder of a worker, with all that it and its jobs write. */
export interface WorkerHome {
  readonly path: string;
  /** The folder for the current job's files, in the home. */
  readonly jobFolder: GuardedFolder;
  /** What is there now is the worker's own: clearing leaves it. */
  readonly settleIn: () => Promise<void>;
  /** Removes all but the worker's own. False if that takes too long; it goes on until the home is removed. */
  readonly clear: () => Promise<boolean>;
  /** True once it holds more than these limits, false when the signal comes first. */
  readonly outgrows: (limits: FolderLimits, signal: AbortSignal) => Promise<boolean>;
  /**
   * Stops clearing, and removes the home once the process has ended.
   * @param ended Resolves when the process has ended.
   */
  readonly remove: (ended: Promise<unknown>) => Promise<void>;
}

/**
 * Makes a new home.
 * @param folder Where to make it.
 * @param prepare Writes what the worker needs into it.
 */
export async function makeWorkerHome(folder: string, prepare?: (home: string) => Promise<void>): Promise<WorkerHome> {
  await mkdir(folder, { recursive: true });
  const path = await mkdtemp(join(folder, 'worker-'));
  await mkdir(join(path, 'job'));
  await prepare?.(path);
  const home = await openGuardedFolder(path);
  const jobFolder = await openGuardedFolder(join(path, 'job'));
  let own: ReadonlySet<string> = new Set();
  let clearing: Promise<unknown> = Promise.resolve();
  const stopClearing = new AbortController();

  async function empty(): Promise<true> {
    await jobFolder.empty(undefined, stopClearing.signal);
    await home.empty(own, stopClearing.signal);
    return true;
  }

  return {
    path,
    jobFolder,
    async settleIn() {
      own = new Set(await readdir(path));
    },
    async clear() {
      const emptied = empty();
      clearing = emptied.catch(() => {});
      const timeout = new AbortController();
      const late = wait(clearTimeoutMs, false, timeout).catch(() => false);
      const isClear = await Promise.race([emptied, late]);
      timeout.abort();
      return isClear;
    },
    outgrows: (limits, signal) => outgrows(home, limits, signal),
    async remove(ended) {
      stopClearing.abort();
      await ended;
      await clearing;
      await waitForRemoval(home.remove().finally(() => Promise.all([jobFolder.close(), home.close()])));
    },
  };
}

async function outgrows(home: GuardedFolder, limits: FolderLimits, signal: AbortSignal): Promise<boolean> {
  try {
    for (let pause = folderCheckMs; ; ) {
      await wait(pause, undefined, { signal });
      const started = performance.now();
      if (await home.exceeds(limits)) return true;
      pause = Math.max(folderCheckMs, folderCheckPauses * (performance.now() - started));
    }
  } catch (error) {
    // A folder that cannot be counted cannot be trusted.
    return !signal.aborted && (error as NodeJS.ErrnoException).code !== 'EBADF';
  }
}

async function waitForRemoval(removed: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  await Promise.race([removed, wait(removeWaitMs, undefined, enough).catch(() => {})]);
  enough.abort();
  removed.catch(() => {});
}
