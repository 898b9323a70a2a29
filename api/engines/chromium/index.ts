import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import type { Paper } from '../../formats/paper.ts';
import { ownModule } from '../../jail/own-module.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { createDocumentWorkers, slowPlaces, startTimeoutMs } from '../../workers/document-workers.ts';
import type { WorkRequest } from '../../workers/operation-messages.ts';
import { remoteOperations } from '../../workers/remote-operations.ts';

export interface ChromiumSettings {
  readonly processes: Processes;
  /** The browser's executable. */
  readonly program: string;
  /** For what the browsers keep while they live. */
  readonly folder: string;
  /** Documents printed at the same time, the slow ones apart. */
  readonly size: number;
  /** For documents that name none. */
  readonly paper: Paper;
  /** One document, from its start in a browser. */
  readonly timeoutMs: number;
}

/** Far beyond what a document of a thousand pages needs. */
const maxTreeBytes = 2_000_000_000;
const maxJobs = 100;
/** Chromium 140.0.7339.80 built on Debian. */
const saysVersion = /\b\d+(\.\d+){3}\b/;

/** Where Debian keeps the browser's settings. */
const settingsFolders = ['/etc/chromium', '/etc/chromium.d'];

const words = {
  failed: 'Printing this document fails every time. Opening it in a browser and saving it from there often helps.',
  late: 'This document takes longer to lay out than the server allows. Splitting it, or removing very large tables, often helps.',
  outgrown:
    'This document needs more memory than the server allows. Splitting it, or making its images smaller, often helps.',
};

/** Chromium as an engine: HTML to PDF, each browser in a process tree of its own with one document at a time. */
export function createChromium(settings: ChromiumSettings): Engine<'chromium'> {
  const { processes, program, folder, size, paper, timeoutMs } = settings;
  const pool = createDocumentWorkers<WorkRequest>({
    processes,
    folder,
    command: (home) => ownModule('./worker', import.meta.url, [program, paper, join(home, 'job')]),
    keepsProcesses: true,
    readable: settingsFolders,
    size,
    maxJobs,
    maxTreeBytes,
    nesting: true,
  });

  return {
    // The slow ones have places of their own, and a job beyond both waits in the pool.
    concurrency: size + slowPlaces,

    async version() {
      try {
        const known = pool.version();
        if (known !== null) return `Chromium ${known}`;
        await mkdir(folder, { recursive: true });
        const command = { file: program, args: ['--version'] };
        const signal = AbortSignal.timeout(startTimeoutMs);
        const asking = { workspace: folder, readable: settingsFolders, timeoutMs: startTimeoutMs, signal };
        const { stdout } = await processes.run(command, asking);
        if (!saysVersion.test(stdout))
          throw new Error(`${program} --version tells no version: ${stdout.slice(0, 200)}`);
        return stdout.trim();
      } catch (cause) {
        throw new ProblemError('engine-unavailable', undefined, { cause });
      }
    },

    start: pool.start,
    stop: pool.stop,

    operations: remoteOperations('chromium', pool, { timeoutMs, words }),
  };
}
