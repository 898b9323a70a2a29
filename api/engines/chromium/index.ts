import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import { ownModule, ownReadable } from '../../own-module.ts';
import { ProblemError } from '../../problem.ts';
import type { Processes } from '../../process.ts';
import { type Outcome, startWorker, type Worker } from '../../worker.ts';
import { createWorkerPool } from '../../worker-pool.ts';
import type { Paper, Printed, PrintRequest } from './messages.ts';

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

/** A document of a thousand pages needs a quarter of it (measured). */
const maxTreeBytes = 2_000_000_000;
/** Most documents take a tenth of a second; what takes so long may be a page that never ends. */
const slow = { afterMs: 1000, places: 4 };
const maxJobs = 100;
const startTimeoutMs = 30_000;

type Browser = Worker<PrintRequest, Printed>;

/** Why a document that ended so has no result, for the visitor. */
function problemOf(outcome: Exclude<Outcome<Printed>, { type: 'done' | 'aborted' }>): ProblemError {
  switch (outcome.type) {
    case 'refused':
      return new ProblemError(outcome.code, outcome.detail);
    case 'failed':
    case 'crashed':
      return new ProblemError(
        'conversion-failed',
        'Printing this document fails every time. Opening it in a browser and saving it from there often helps.',
        { cause: outcome.reason },
      );
    case 'timed-out':
      return new ProblemError(
        'conversion-timeout',
        'This document takes longer to lay out than the server allows. Splitting it, or removing very large tables, often helps.',
      );
    case 'outgrown':
      return new ProblemError(
        'too-complex',
        'This document needs more memory than the server allows. Splitting it, or making its images smaller, often helps.',
      );
  }
}

async function emptyFolder(folder: string): Promise<void> {
  await Promise.all((await readdir(folder)).map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Chromium as an engine: HTML to PDF, each browser in a process tree of its own with one document at a time. */
export function createChromium(settings: ChromiumSettings): Engine<'chromium'> {
  const { processes, program, folder, size, paper, timeoutMs } = settings;
  const pool = createWorkerPool<PrintRequest, Printed>({
    start: async () => {
      await mkdir(folder, { recursive: true });
      return startWorker({
        processes,
        command: () => ownModule('./worker', import.meta.url, [program]),
        confinement: { readable: ownReadable },
        folder,
        maxTreeBytes,
        startTimeoutMs,
      });
    },
    size,
    maxJobs,
    slow,
  });

  const attempt = (from: string, to: string, signal: AbortSignal) =>
    pool.use(async (browser: Browser) => {
      const input = join(browser.jobFolder, 'input.html');
      const output = join(browser.jobFolder, 'output.pdf');
      await copyFile(from, input);
      const outcome = await browser.run({ input, output, paper }, { timeoutMs, signal });
      if (outcome.type === 'done') await copyFile(output, to);
      await emptyFolder(browser.jobFolder);
      return outcome;
    }, signal);

  return {
    // The slow ones have places of their own, and a job beyond both waits in the pool.
    concurrency: size + slow.places,

    async version() {
      try {
        const known = pool.version();
        if (known !== null) return `Chromium ${known}`;
        await mkdir(folder, { recursive: true });
        const command = { file: program, args: ['--version'] };
        const signal = AbortSignal.timeout(startTimeoutMs);
        const { stdout } = await processes.run(command, { workspace: folder, timeoutMs: startTimeoutMs, signal });
        return stdout.trim();
      } catch (cause) {
        throw new ProblemError('engine-unavailable', undefined, { cause });
      }
    },

    start: pool.start,
    stop: pool.stop,

    operations: {
      async print({ inputs: [input], workspace, signal }) {
        const path = join(workspace, 'printed.pdf');
        const first = await attempt(input.path, path, signal);
        // "Printing failed" and crashes also come from what is not the document's fault: once more, in another browser.
        const again = first.type === 'failed' || first.type === 'crashed';
        const outcome = again ? await attempt(input.path, path, signal) : first;
        signal.throwIfAborted();
        if (outcome.type === 'aborted') throw new ProblemError('internal');
        if (outcome.type !== 'done') throw problemOf(outcome);
        const { pages, notes } = outcome.result;
        return { path, format: 'pdf', bytes: (await stat(path)).size, pages, notes };
      },
    },
  };
}
