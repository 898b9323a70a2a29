import type { Report } from '../../catalog/report.ts';
import type { Tool } from '../../catalog/tool/tool.ts';

/** A file to convert. */
export interface SourceFile {
  readonly path: string;
  /** Its name, with the folders to keep in an archive: `letters/a.txt`. */
  readonly name: string;
}

/** A conversion to run. */
export interface Task {
  readonly tool: Tool;
  readonly files: readonly [SourceFile, ...SourceFile[]];
  /** As a form would send them; missing ones have their defaults. */
  readonly settings: Readonly<Record<string, string>>;
  /** Path of the result; an existing file is overwritten. */
  readonly output: string;
}

/** Runs conversions, with this machine's engines or on a server. */
export interface Converter {
  /** Throws a ProblemError, and the signal's reason; nothing is left at `output` then. */
  readonly convert: (task: Task, signal: AbortSignal) => Promise<Report>;
  /** Ends its processes and removes its files. */
  readonly close: () => Promise<void>;
}
