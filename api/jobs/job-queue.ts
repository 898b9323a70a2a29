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

/** A whole conversion, all steps of a tool, as a visitor asked for it. */
export interface ConversionJob {
  /** A random UUID, which nobody can guess. */
  readonly id: string;
  readonly tool: Tool;
  /** Validated, with a value for every field of the tool. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly [ArrivedFile, ...ArrivedFile[]];
  /** The key from `clientOf`, for fairness. */
  readonly client: string;
  /** A folder for the job's files, absolute; it lasts until the job has been discarded. */
  readonly workspace: string;
}

/** What is left to say about a job's files once they are gone: for the name of the download and for the report. */
export type JobSummary = Pick<ConversionJob, 'tool' | 'fields'> & {
  readonly files: readonly [Pick<ArrivedFile, 'name' | 'bytes'>, ...Pick<ArrivedFile, 'name' | 'bytes'>[]];
};

/** A finished job. */
export interface JobResult {
  readonly job: JobSummary;
  readonly artifact: Artifact;
}

/** How far a job is. */
export type JobState =
  | {
      readonly status: 'waiting';
      /** Jobs whose turn comes before this one's. */
      readonly ahead: number;
      /** Until the result, as far as recent conversions tell; null before there were any. */
      readonly expectedMs: number | null;
    }
  | { readonly status: 'running'; readonly expectedMs: number | null }
  | { readonly status: 'done'; readonly format: FormatId; readonly bytes: number; readonly notes: readonly Note[] }
  | { readonly status: 'failed'; readonly problem: unknown };

/** How much there is to do. */
export interface Load {
  readonly running: number;
  readonly waiting: number;
}

/** Where conversions wait for their turn and are done, in this process or on other machines. */
export interface JobQueue {
  /** Whether jobs need their workspace after `submit`; where they do not, their files have been copied. */
  readonly needsWorkspace: boolean;
  /** Binds a client's name for a request to a job; returns the job that it was bound to first. */
  readonly claim: (key: string, id: string) => Promise<string>;
  /** Frees such a name: the job was not taken. */
  readonly unclaim: (key: string) => Promise<void>;
  /**
   * Takes a job over. Throws `busy` when too many wait, `rate-limited` when too many of this client do, and what is
   * found wrong with its files right away. A job that was not taken needs no `discard`.
   */
  readonly submit: (job: ConversionJob, signal: AbortSignal) => Promise<void>;
  /** Undefined for a job that never was, or was discarded. */
  readonly state: (id: string) => Promise<JobState | undefined>;
  /**
   * Waits for a job's end; its result then lies in the job's workspace, or in a folder of this machine. Throws what the conversion threw, `busy`
   * where the job was lost, `not-found` where there is no such job, and the signal's reason.
   */
  readonly result: (id: string, folder: string, signal: AbortSignal) => Promise<JobResult>;
  /**
   * Ends a job that still runs or waits and deletes its files; returns once nothing writes to its workspace any more.
   * Harmless for a job that is gone.
   */
  readonly discard: (id: string) => Promise<void>;
  readonly load: () => Promise<Load>;
  readonly close: () => Promise<void>;
}

/** For a job that nobody knows, or nobody knows any more. */
export const noSuchJob = (): ProblemError =>
  new ProblemError('not-found', 'There is no such conversion here. Results are kept for ten minutes.');

/** The reason of a signal whose job was discarded. */
export class Discarded extends Error {}
