import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormatId, formatOfExtension } from '../../catalog/formats.ts';
import { serverLimits } from '../../catalog/limits.ts';
import type { Identify } from '../content/content-workers.ts';
import type { Artifact, Engines, InputFile } from '../engine.ts';
import { ofFile, ProblemError } from '../problem.ts';
import type { Place, Queue } from '../queue/local.ts';
import { type Span, type Tracing, traced } from '../tracing/tracing.ts';
import type { ArrivedFile, ConversionJob } from './job-queue.ts';
import { perform } from './perform.ts';

/** What performing a job needs. */
export interface JobServices {
  readonly engines: Engines;
  /** Identifies files in confined processes. */
  readonly identify: Identify;
  readonly tracing: Tracing;
  /** Whose turn it is on this machine. */
  readonly queue: Queue;
}

/**
 * Performs a job with the engines of this machine.
 * @param onPlace Called when a step is about to start, or has been given a place to wait in.
 */
export type RunJob = (job: ConversionJob, signal: AbortSignal, onPlace?: (place: Place) => void) => Promise<Artifact>;

type Rest = Parameters<RunJob> extends [unknown, ...infer After] ? After : never;

/** The format of each file, out of those that the tool accepts, whatever its extension says. */
async function formatsOf(
  { tool, files, fields, client }: ConversionJob,
  { identify, queue }: JobServices,
  signal: AbortSignal,
): Promise<readonly FormatId[]> {
  const { input } = tool;
  if (input.accept === 'any') return files.map(() => 'bin');
  const empty = files.find(({ bytes }) => bytes === 0);
  if (empty !== undefined) {
    const detail = 'The file has no content (0 bytes). Check that it was saved and choose it again.';
    const error = new ProblemError('empty-file', detail);
    throw files.length === 1 ? error : ofFile(empty.name, error);
  }
  const formats = input.accept.map((extension) => formatOfExtension(extension));
  const allowed = [...new Set(formats.filter((format) => format !== undefined))];
  const hasPassword = Object.entries(tool.fields).some(([name, field]) => field.type === 'password' && fields[name]);
  // Identifying files is queued like any other work on their contents.
  return queue.run('identify', client, signal, () => identify(files, { allowed, hasPassword }, signal));
}

/** Gives a file its format's extension, which some programs rely on. */
async function asInput(file: ArrivedFile, index: number, format: FormatId, workspace: string): Promise<InputFile> {
  const path = join(workspace, `input-${index + 1}.${format}`);
  await rename(file.path, path);
  return { ...file, path, format };
}

/** Identifies a job's files and runs its steps, as `RunJob` says. Throws `empty-file` and what these throw. */
export function createJobRunner(services: JobServices): RunJob {
  const { tracing } = services;

  async function run(job: ConversionJob, { traceparent: trace }: Span, ...[signal, onPlace]: Rest): Promise<Artifact> {
    const { tool, fields, client, workspace } = job;
    const formats = await traced(tracing, { name: 'identify', parent: trace }, () => formatsOf(job, services, signal));
    const inputs: InputFile[] = [];
    for (const [index, file] of job.files.entries()) {
      inputs.push(await asInput(file, index, formats[index] ?? 'bin', workspace));
    }
    return perform(
      tool.conversion,
      { files: inputs as unknown as readonly [InputFile, ...InputFile[]], fields },
      {
        ...services,
        workspace,
        client,
        signal,
        trace,
        timeoutMs: serverLimits.stepTimeoutMs,
        ...(onPlace !== undefined && { onPlace }),
      },
    );
  }

  return (job, ...rest) => {
    const bytes = job.files.reduce((sum, file) => sum + file.bytes, 0);
    const facts = { 'filewright.tool': job.tool.id, 'filewright.files': job.files.length, 'filewright.bytes': bytes };
    const settings = { name: 'convert', kind: 'consumer', parent: job.trace, facts } as const;
    return traced(tracing, settings, (span) => run(job, span, ...rest));
  };
}
