import type { FormatId } from '../../catalog/formats.ts';
import type { Note } from '../../catalog/report.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { Artifact } from '../engine.ts';
import { ProblemError } from '../problem.ts';

/** A file as it arrived: stored, not yet identified. */
export interface ArrivedFile {
  /** Absolute. */
  readonly path: string;
  /** The visitor's name for it, made safe. */
  readonly name: string;
  /** Names of the dropped folders around it, outermost first, made safe. */
  readonly folders: readonly string[];
  readonly bytes: number;
}

/** A whole conversion, with all steps of a tool, as requested by a visitor. */
export interface ConversionJob {
  /** A random UUID, which nobody can guess. */
  readonly id: string;
  readonly tool: Tool;
  /** Validated, with a value for every field of the tool. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly [ArrivedFile, ...ArrivedFile[]];
  /** The key from `clientOf`, for fairness. */
  readonly client: string;
  /** The `traceparent` of the request that it is part of; null if nothing is traced. */
  readonly trace: string | null;
  /** A folder for the job's files, absolute; it lasts until the job has been discarded. */
  readonly workspace: string;
}

/** What is kept about a job's files after they are deleted: for the name of the download and for the report. */
export type JobSummary = Pick<ConversionJob, 'tool' | 'fields'> & {
  readonly files: readonly [Pick<ArrivedFile, 'name' | 'bytes'>, ...Pick<ArrivedFile, 'name' | 'bytes'>[]];
};

/** A finished job. */
export interface JobResult {
  readonly job: JobSummary;
  readonly artifact: Artifact;
}

/** The state of a job. */
export type JobState =
  | {
      readonly status: 'waiting';
      /** How many jobs are ahead of this one. */
      readonly ahead: number;
      /** Expected time to the result, from recent conversions; null if there were none. */
      readonly expectedMs: number | null;
    }
  | { readonly status: 'running'; readonly expectedMs: number | null }
  | { readonly status: 'done'; readonly format: FormatId; readonly bytes: number; readonly notes: readonly Note[] }
  | { readonly status: 'failed'; readonly problem: unknown };

/** The state of a job that has ended. */
export type EndedState = Extract<JobState, { status: 'done' | 'failed' }>;

/** The current load. */
export interface Load {
  readonly running: number;
  readonly waiting: number;
}

/** Where conversions wait for their turn and are performed, in this process or on other machines. */
export interface JobQueue {
  /** Whether jobs need their workspace after `submit`; if not, their files have been copied. */
  readonly needsWorkspace: boolean;
  /**
   * Binds a client's idempotency key to a job whose files are on their way, for `jobLimits.keyReservedMs` and as long
   * again with each further call; returns the job that it is bound to. A job's payload is bound in the same way.
   */
  readonly claim: (key: string, id: string) => Promise<string>;
  /** Keeps a key bound to this job, which was accepted, for as long as its result is kept. */
  readonly bind: (key: string, id: string) => Promise<void>;
  /** Releases a key that is bound to this job, which was not accepted or is gone; one of another job stays. */
  readonly unclaim: (key: string, id: string) => Promise<void>;
  /**
   * Accepts a job. Throws `busy` if too many wait, `rate-limited` if too many of this client's do, and problems with
   * its files that are found at once. A rejected job needs no `discard`.
   */
  readonly submit: (job: ConversionJob, signal: AbortSignal) => Promise<void>;
  /** Undefined for a job that never existed, or was discarded. */
  readonly state: (id: string) => Promise<JobState | undefined>;
  /**
   * Waits for a job to end. Throws `busy` if it was lost, `not-found` if there is no such job or it was discarded, and
   * the signal's reason.
   */
  readonly ended: (id: string, signal: AbortSignal) => Promise<EndedState>;
  /**
   * Waits for a job to end; its result is then in the job's workspace, or in a folder of this machine. Throws what the
   * conversion threw, `busy` if the job was lost, `not-found` if there is no such job, and the signal's reason.
   */
  readonly result: (id: string, folder: string, signal: AbortSignal) => Promise<JobResult>;
  /**
   * Ends a running or waiting job and deletes its files; returns once nothing writes to its workspace any more.
   * Harmless for a job that no longer exists.
   */
  readonly discard: (id: string) => Promise<void>;
  readonly load: () => Promise<Load>;
  readonly close: () => Promise<void>;
}

/** The problem of a job that does not exist, or no longer exists. */
export const noSuchJob = (): ProblemError =>
  new ProblemError('not-found', 'There is no such conversion here. Results are kept for ten minutes.');

/** The reason of a signal whose job was discarded. */
export class Discarded extends Error {}
