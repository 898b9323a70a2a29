import type { Report } from '../../catalog/report.ts';
import type { Tool } from '../../catalog/tool/tool.ts';

/** A file to convert. */
export interface SourceFile {
  readonly path: string;
  /** Its name, with the folders that an archive should have around it: `letters/a.txt`. */
  readonly name: string;
}

/** What a program asks of a tool. */
export interface Task {
  readonly tool: Tool;
  readonly files: readonly [SourceFile, ...SourceFile[]];
  /** As a form would send them; those that are not given have their defaults. */
  readonly settings: Readonly<Record<string, string>>;
  /** Where the result is written; a file that is already there is replaced. */
  readonly output: string;
}

/** Does what the site does, with the engines of this machine or with a server. */
export interface Converter {
  /** Throws a ProblemError, and the signal's reason; nothing is left at `output` then. */
  readonly convert: (task: Task, signal: AbortSignal) => Promise<Report>;
  /** Ends its processes and removes its files. */
  readonly close: () => Promise<void>;
}
