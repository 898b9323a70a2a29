import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { EngineName } from '../../catalog/operations.ts';
import type { Artifact, InputFile, Job } from '../engine.ts';
import type { GuardedFolder } from '../jail/guarded-folder.ts';
import { ProblemError } from '../problem.ts';
import { type OperationResult, operationResult, type WorkRequest } from './operation-messages.ts';
import type { Outcome } from './worker.ts';
import type { WorkerPool } from './worker-pool.ts';

/** What the visitor reads if a worker ends without answering, as sentences. */
export interface FailureWords {
  readonly failed: string;
  readonly late: string;
  readonly outgrown: string;
}

/** How long a worker may take to answer, and what the visitor reads if it does not. */
export interface AskSettings {
  readonly timeoutMs: number;
  /** Processor time in milliseconds; none where undefined. */
  readonly maxCpuMs?: number;
  readonly signal: AbortSignal;
  readonly words: FailureWords;
}

/** What one step of a conversion may take, and what the visitor reads if it fails. */
export interface PerformSettings extends Omit<AskSettings, 'signal' | 'maxCpuMs'> {
  /** The processor time, in milliseconds, that files may take: a fixed part and one for each megabyte; unlimited by default. */
  readonly cpuBudget?: { readonly fixedMs: number; readonly msPerMegabyte: number };
  /** How many processor cores the step may keep busy; one by default. */
  readonly cores?: () => number;
}

/** Enough for all idle workers, which lose their folders together if someone deletes the work folder. */
const maxHomelessWorkers = 20;

/** Time to notice what else died: a system out of memory kills several workers at once. */
const retryDelayMs = 500;

interface Question<S extends z.ZodType, T> extends AskSettings {
  readonly request: WorkRequest;
  readonly schema: S;
  /** Puts the job's files into the worker's folder. */
  readonly before: (folder: GuardedFolder) => Promise<void>;
  /** Collects the worker's result. */
  readonly after: (result: z.output<S>, folder: GuardedFolder) => Promise<T>;
}

type Attempt<T> =
  | Exclude<Outcome, { type: 'done' }>
  | { readonly type: 'done'; readonly value: T }
  /** The worker's folder is gone or unusable, which says nothing about the job. */
  | { readonly type: 'homeless'; readonly reason: string };

const broken = (reason: unknown): Outcome & { type: 'crashed' } => ({ type: 'crashed', reason: String(reason) });

/** Why no worker was available: the visitor left, or a program does not start. */
function unavailable(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof ProblemError) return error;
  return new ProblemError('engine-unavailable', undefined, { cause: error });
}

/** One attempt in one worker. An answer that breaks the protocol, or a result that is not a file, counts as a crash. */
async function attempt<S extends z.ZodType, T>(
  pool: WorkerPool<WorkRequest>,
  { request, schema, before, after, ...settings }: Question<S, T>,
): Promise<Attempt<T>> {
  let value: { readonly taken: T } | undefined;
  let homeless: string | undefined;
  const outcome = await pool
    .use(
      async (worker): Promise<Outcome> => {
        try {
          await before(worker.jobFolder);
        } catch (error) {
          homeless = String(error);
          return broken(error);
        }
        const answered = await worker.run(request, settings);
        if (answered.type !== 'done' && answered.type !== 'refused') return answered;
        try {
          if (answered.type === 'done') value = { taken: await after(schema.parse(answered.result), worker.jobFolder) };
          await worker.clear();
          return answered;
        } catch (error) {
          return broken(error);
        }
      },
      settings.signal,
      request.type === 'versions' ? 'maintenance' : 'work',
    )
    .catch((error: unknown) => {
      throw unavailable(error, settings.signal);
    });
  if (homeless !== undefined) return { type: 'homeless', reason: homeless };
  if (outcome.type !== 'done') return outcome;
  return value === undefined ? broken('no answer') : { type: 'done', value: value.taken };
}

/** Tries workers until one has a usable folder; the pool replaces the others. */
async function attemptAtHome<S extends z.ZodType, T>(
  pool: WorkerPool<WorkRequest>,
  question: Question<S, T>,
): Promise<Attempt<T>> {
  let outcome = await attempt(pool, question);
  for (let tried = 1; outcome.type === 'homeless' && tried < maxHomelessWorkers; tried++) {
    outcome = await attempt(pool, question);
  }
  return outcome;
}

/**
 * Has a worker of the pool answer one question. After a crash, another worker tries once more: crashes can also come
 * from what earlier files left behind. An exception in the worker's code would only be thrown again.
 *
 * Throws the worker's own problem, `conversion-failed`, `conversion-timeout`, `too-complex`, `engine-unavailable`, and
 * the signal's reason when it fires.
 */
async function ask<S extends z.ZodType, T>(pool: WorkerPool<WorkRequest>, question: Question<S, T>): Promise<T> {
  const { words, signal } = question;
  let outcome = await attemptAtHome(pool, question);
  if (outcome.type === 'crashed') {
    await wait(retryDelayMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    outcome = await attemptAtHome(pool, question);
  }
  switch (outcome.type) {
    case 'done':
      return outcome.value;
    case 'refused':
      throw new ProblemError(outcome.code, outcome.detail, outcome.reason === '' ? {} : { cause: outcome.reason });
    case 'failed':
    case 'homeless':
    case 'crashed':
      throw new ProblemError('conversion-failed', words.failed, { cause: outcome.reason });
    case 'timed-out':
      throw new ProblemError('conversion-timeout', words.late);
    case 'exhausted':
      throw new ProblemError('too-complex', words.late);
    case 'outgrown':
      throw new ProblemError('too-complex', words.outgrown);
    case 'aborted':
      throw signal.reason;
  }
}

const shareAll = (files: readonly { path: string; file: string }[]) => async (folder: GuardedFolder) => {
  for (const { path, file } of files) await folder.share(path, file);
};

/**
 * Does one step of a conversion in a worker; the result is a file of the job's workspace.
 *
 * Throws the worker's own problem, `conversion-failed`, `conversion-timeout`, `too-complex`, `engine-unavailable`, and
 * the reason of the job's signal when it fires.
 */
export async function performInWorker(
  pool: WorkerPool<WorkRequest>,
  engine: EngineName,
  operation: string,
  job: Job,
  { cores = () => 1, cpuBudget, ...settings }: PerformSettings,
): Promise<Artifact> {
  const { signal, workspace, options } = job;
  const named = job.inputs.map((input, index) => ({ ...input, file: `input-${index + 1}.${input.format}` }));
  const inputs = named.map(({ path: _path, ...input }) => input);

  async function take({ file, format, pages, notes }: OperationResult, folder: GuardedFolder): Promise<Artifact> {
    const original: InputFile | undefined = job.inputs[inputs.findIndex((input) => input.file === file)];
    if (original !== undefined)
      return { path: original.path, format: original.format, bytes: original.bytes, pages, notes };
    const path = join(workspace, `${engine}-${operation}.${format}`);
    return { path, format, bytes: await folder.take(file, path), pages, notes };
  }

  const bytes = inputs.reduce((sum, input) => sum + input.bytes, 0);
  return ask(pool, {
    ...settings,
    ...(cpuBudget !== undefined && {
      maxCpuMs: cpuBudget.fixedMs + cpuBudget.msPerMegabyte * (bytes / 1_000_000),
    }),
    signal,
    request: { type: 'operation', engine, operation, inputs, options, cores: cores() },
    schema: operationResult,
    before: shareAll(named),
    after: take,
  });
}

/**
 * Asks a worker about files that it only reads: `path` is where each lies, `file` its plain name in the job folder.
 * Throws as `performInWorker` does.
 */
export async function askWorker<S extends z.ZodType>(
  pool: WorkerPool<WorkRequest>,
  request: WorkRequest,
  files: readonly { path: string; file: string }[],
  schema: S,
  settings: AskSettings,
): Promise<z.output<S>> {
  return ask(pool, { ...settings, request, schema, before: shareAll(files), after: async (result) => result });
}
