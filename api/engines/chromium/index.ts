import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import type { Paper } from '../../formats/paper.ts';
import { ownModule } from '../../jail/own-module.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { createDocumentWorkers, longPlaces, overtakenPlaces } from '../../workers/document-workers.ts';
import type { WorkRequest } from '../../workers/operation-messages.ts';
import { remoteOperations } from '../../workers/remote-operations.ts';
import { startTimeoutMs } from '../../workers/worker.ts';
import { programFiles } from './program-files.ts';
import { thresholds } from './thresholds.ts';

/** How the engine of web pages runs its browser. */
export interface ChromiumSettings {
  readonly processes: Processes;
  /** The browser's executable. */
  readonly program: string;
  /** The parent of the browsers' folders. */
  readonly folder: string;
  /** Documents printed at once, not counting long ones. */
  readonly size: number;
  /** The paper size of documents that do not state one. */
  readonly paper: Paper;
  /** Limit for one document, counted from when a browser starts on it. */
  readonly timeoutMs: number;
  /** Memory of a browser with all its processes; by default far more than a document of a thousand pages needs. */
  readonly maxTreeBytes?: number;
  /** Processor time of a document, beside that of each of its megabytes; by default far more than real ones take. */
  readonly maxCpuMs?: number;
  /** As in `PoolSettings`. */
  readonly quietMs?: number;
}

/** The version in, for example, `Chromium 140.0.7339.80 built on Debian`. */
const versionPattern = /\b\d+(\.\d+){3}\b/;

/** Where Debian keeps the browser's settings. */
const settingsFolders = ['/etc/chromium', '/etc/chromium.d'];

const words = {
  failed: 'Printing this document fails every time. Opening it in a browser and saving it from there often helps.',
  late: 'This document takes longer to lay out than the server allows. Splitting it, or removing very large tables, often helps.',
  outgrown:
    'This document needs more memory than the server allows. Splitting it, or making its images smaller, often helps.',
};

/** Creates the Chromium engine, which prints HTML to PDF in a pool of browsers, each with one document at a time. */
export function createChromium(settings: ChromiumSettings): Engine<'chromium'> {
  const { processes, folder, size, paper, timeoutMs } = settings;
  const { maxTreeBytes = thresholds.maxTreeBytes, maxCpuMs = thresholds.maxCpuMs } = settings;
  const { program, readable: ownFiles, hiddenFolder } = programFiles(settings.program, [folder]);
  const readable = [...settingsFolders, ...ownFiles];
  const pool = createDocumentWorkers<WorkRequest>({
    processes,
    folder,
    command: (home) => ownModule('./worker', import.meta.url, [program, paper, join(home, 'job')]),
    keepsProcesses: true,
    readable,
    size,
    maxJobs: thresholds.maxJobs,
    maxTreeBytes,
    quietMs: settings.quietMs,
    nesting: true,
  });

  /** Throws `engine-unavailable`. */
  async function installedVersion(): Promise<string> {
    try {
      await mkdir(folder, { recursive: true });
      const command = { file: program, args: ['--version'] };
      const signal = AbortSignal.timeout(startTimeoutMs);
      const asking = { workspace: folder, readable, timeoutMs: startTimeoutMs, signal };
      const { stdout } = await processes.run(command, asking);
      if (!versionPattern.test(stdout))
        throw new Error(`${program} --version tells no version: ${stdout.slice(0, 200)}`);
      return stdout.trim();
    } catch (error) {
      const hidden = `${program} shares ${hiddenFolder} with other files, so jails see it alone: give it a folder of its own`;
      const cause = hiddenFolder === null ? error : new Error(`${hidden} (${String(error)})`);
      throw new ProblemError('engine-unavailable', undefined, { cause });
    }
  }

  return {
    // Long documents have places of their own; any further job waits in the pool.
    concurrency: size + longPlaces,
    slowPlaces: overtakenPlaces,

    async version() {
      const known = pool.version();
      const version = known === null ? await installedVersion() : `Chromium ${known}`;
      pool.checkStart();
      return version;
    },

    start: pool.start,
    wake: pool.wake,
    stop: pool.stop,

    operations: remoteOperations('chromium', pool, {
      timeoutMs,
      cpuBudget: { fixedMs: maxCpuMs, msPerMegabyte: thresholds.maxCpuMsPerMegabyte },
      words,
    }),
  };
}
