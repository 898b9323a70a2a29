import { readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stem } from '../../../catalog/files/filename.ts';
import type { Artifact, Engine, Job } from '../../engine.ts';
import type { PageOptions, Paper } from '../../formats/paper.ts';
import { ownModule, ownReadable } from '../../jail/own-module.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { sheetOf } from './paper.ts';
import type { LayoutOutcome, LayoutRequest } from './request.ts';
import { thresholds } from './thresholds.ts';

/** How the engine of plain text and tables sets pages. */
export interface TextLayoutSettings {
  readonly processes: Processes;
  /** Absolute path of a JSON file with the installed fonts, as written by `writeFontList`. */
  readonly fonts: () => Promise<string>;
  readonly paper: Paper;
  /** Files laid out at once. */
  readonly concurrency: number;
  /** Limit for a file with a process of its own; who runs the engine limits the others. */
  readonly timeoutMs: number;
}

const { maxMemoryBytes, maxHeapMegabytes, maxBytesInPlace } = thresholds;

const require = createRequire(import.meta.url);

/** Parses the worker's answer. Throws `too-complex` where it ran out of memory, else `conversion-failed`. */
function outcomeOf({
  exitCode,
  stdout,
  stderr,
}: {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}): LayoutOutcome {
  if (exitCode === 0) return JSON.parse(stdout) as LayoutOutcome;
  if (/out of memory|allocation failed/i.test(stderr)) {
    const detail = 'Laying this file out takes more memory than the server allows. Split it into smaller files.';
    throw new ProblemError('too-complex', detail, { cause: stderr });
  }
  throw new ProblemError('conversion-failed', undefined, { cause: stderr || `The worker ended with ${exitCode}.` });
}

/**
 * Creates the engine that lays out plain text and tables as PDF, streaming, for confined processes only: a large file
 * gets a process of its own, whose memory is limited.
 */
export function createTextLayout(settings: TextLayoutSettings): Engine<'text-layout'> {
  const { processes, fonts, paper, timeoutMs } = settings;

  async function inOwnProcess(request: LayoutRequest, { workspace, signal, inputs }: Job): Promise<LayoutOutcome> {
    const requestFile = join(workspace, 'request.json');
    await writeFile(requestFile, JSON.stringify(request));
    const command = ownModule('./worker', import.meta.url, [requestFile], [`--max-old-space-size=${maxHeapMegabytes}`]);
    const readable = [...ownReadable, request.fonts, inputs[0].path];
    return outcomeOf(await processes.run(command, { workspace, readable, timeoutMs, signal, maxMemoryBytes }));
  }

  async function perform(operation: LayoutRequest['operation'], job: Job<PageOptions>): Promise<Artifact> {
    const { inputs, options, workspace, signal } = job;
    signal.throwIfAborted();
    const output = join(workspace, 'laid-out.pdf');
    const sheet = sheetOf(options, paper);
    const [{ path: input, name }] = inputs;
    const request: LayoutRequest = { operation, input, output, title: stem(name), sheet, fonts: await fonts() };
    const outcome =
      inputs[0].bytes > maxBytesInPlace
        ? await inOwnProcess(request, job)
        : // Its modules take longer to load than most texts to lay out, and many workers never need them.
          await import('./lay-out.ts').then(({ layOut }) => layOut(request));
    if (outcome.type === 'failed') throw new ProblemError(outcome.code, outcome.detail);
    const { size: bytes } = await stat(output);
    return { path: output, format: 'pdf', bytes, pages: outcome.pages, notes: outcome.notes };
  }

  return {
    concurrency: settings.concurrency,

    async version() {
      await fonts();
      const { version } = JSON.parse(
        await readFile(join(dirname(require.resolve('pdfkit')), '../package.json'), 'utf8'),
      ) as { version: string };
      return `pdfkit ${version}`;
    },

    operations: {
      csv: (job) => perform('csv', job),
      text: (job) => perform('text', job),
    },
  };
}
