import type { FormatId } from '../catalog/formats.ts';
import type { EngineName, OperationName, Options } from '../catalog/operations.ts';
import type { Note } from '../catalog/report.ts';

/** A file in a job's workspace. */
export interface StoredFile {
  /** Absolute. The server chooses the name, never the visitor. */
  readonly path: string;
  readonly format: FormatId;
  readonly bytes: number;
}

/** A file that a visitor sent, or a previous step's result. */
export interface InputFile extends StoredFile {
  /** The visitor's name, made safe. Not unique within a job. */
  readonly name: string;
  /** Names of the dropped folders around it, outermost first, made safe; usually empty. */
  readonly folders: readonly string[];
}

/** One validated step of a conversion. Its files live in `workspace`, which is deleted when the response closes. */
export interface Job<O = unknown> {
  /** In the order in which they were sent. */
  readonly inputs: readonly [InputFile, ...InputFile[]];
  readonly options: O;
  /** The job's own folder, absolute; an engine writes nowhere else. */
  readonly workspace: string;
  /** Fires when the visitor leaves or time runs out; the engine must then stop. */
  readonly signal: AbortSignal;
}

/** An engine's result. */
export interface Artifact extends StoredFile {
  /** Pages, slides or sheets, if the engine knows their number. */
  readonly pages: number | null;
  readonly notes: readonly Note[];
}

/** Performs one operation on the files of a job: returns the file it wrote, or throws a ProblemError. */
export type Operation<O> = (job: Job<O>) => Promise<Artifact>;

/** Does the work behind some tools. It knows nothing of requests, configuration or the catalogue, and logs nothing. */
export interface Engine<E extends EngineName> {
  /** How many jobs it runs at once. */
  readonly concurrency: number;
  /** How many of these may be slow without clients that have nothing running having to wait for them; none by default. */
  readonly slowPlaces?: number;
  /** Its version as one line. Throws the problem `engine-unavailable`, with what is missing as the cause. */
  readonly version: () => Promise<string>;
  /** Prepares for the first job. */
  readonly start?: () => Promise<void>;
  /** Restarts processes that were ended when idle, while a file is being received. */
  readonly wake?: () => void;
  /** Ends every process it started. */
  readonly stop?: () => Promise<void>;
  readonly operations: { readonly [O in OperationName<E>]: Operation<Options<E, O>> };
}

/** All engines of this server, by their names in the catalogue. */
export type Engines = { readonly [E in EngineName]: Engine<E> };

/** What can be asked of engines that may be on other machines. */
export type AskableEngines = { readonly [E in EngineName]: Pick<Engine<E>, 'version'> };
