import type { FormatId } from '../catalog/formats.ts';
import type { EngineName, OperationName, Options } from '../catalog/operations.ts';
import type { Note } from '../catalog/report.ts';

/** A file in a job's workspace. */
export interface StoredFile {
  /** Absolute. The name on disk is the server's, never the visitor's. */
  readonly path: string;
  readonly format: FormatId;
  readonly bytes: number;
}

/** A file that a visitor sent, or what a step made of the first of them. */
export interface InputFile extends StoredFile {
  /** The visitor's name, made safe. Two files of a job may have the same. */
  readonly name: string;
  /** The folders that it was dropped in, outermost first, each name made safe; empty for most files. */
  readonly folders: readonly string[];
}

/** One validated step of a conversion. Its files live in `workspace`, which goes when the response closes. */
export interface Job<O = unknown> {
  /** In the order in which they were sent. */
  readonly inputs: readonly [InputFile, ...InputFile[]];
  readonly options: O;
  /** A folder of the job's own, absolute; an engine writes nowhere else. */
  readonly workspace: string;
  /** Fires when the visitor is gone or the time is over; the engine's work must stop then. */
  readonly signal: AbortSignal;
}

/** What an engine made. */
export interface Artifact extends StoredFile {
  /** Pages, slides or sheets, where the engine knows. */
  readonly pages: number | null;
  readonly notes: readonly Note[];
}

/** Does one thing to the files of a job: returns the file it wrote, or throws a ProblemError. */
export type Operation<O> = (job: Job<O>) => Promise<Artifact>;

/** What does the work behind some tools. It reads no request, no configuration and no catalogue, and logs nothing. */
export interface Engine<E extends EngineName> {
  /** How many jobs it takes at once. */
  readonly concurrency: number;
  /** Its version as one line. Throws the problem `engine-unavailable`, with what is missing as the cause. */
  readonly version: () => Promise<string>;
  /** Gets ready ahead of the first job. */
  readonly start?: () => Promise<void>;
  /** Ends every process it started. */
  readonly stop?: () => Promise<void>;
  readonly operations: { readonly [O in OperationName<E>]: Operation<Options<E, O>> };
}

/** All engines of this server by their name in the catalogue. */
export type Engines = { readonly [E in EngineName]: Engine<E> };
