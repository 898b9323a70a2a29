import { ProblemError } from '../../api/problem.ts';
import type { ProblemCode } from '../../catalog/problems.ts';
import { NoSuchTool } from '../library/choose-tool.ts';
import { UnreadFile } from '../library/form-request.ts';
import { MissingFile } from '../library/stat-file.ts';

/** What the exit code of the command line means, for scripts; of several failures, the highest counts. */
export const exitCodes = {
  0: 'everything was done',
  1: 'a file could not be converted',
  2: 'the command was not understood, or no tool does that',
  3: 'something is not available right now, or not set up',
  4: 'something went wrong that is not the file’s fault',
  5: 'a file could not be read or written',
  78: 'the server’s settings were refused',
  130: 'it was interrupted',
} as const;

/** How the command may end. */
export type ExitCode = keyof typeof exitCodes;

/** A command that cannot be carried out as it was given. */
export class UsageError extends Error {}

/** A result would overwrite a file. */
export class OutputExists extends Error {}

const unavailable: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'engine-unavailable',
  'busy',
  'rate-limited',
  'upload-too-slow',
  'key-refused',
]);
const badRequest: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['invalid-field', 'too-few-files', 'too-many-files']);

const isFileSystemError = (error: unknown) => error instanceof Error && 'syscall' in error;

/** The exit code for a failure. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof NoSuchTool || error instanceof UsageError) return 2;
  const isOfFiles = [OutputExists, MissingFile, UnreadFile].some((kind) => error instanceof kind);
  if (isOfFiles || isFileSystemError(error)) return 5;
  if (!(error instanceof ProblemError)) return 4;
  if (badRequest.has(error.code)) return 2;
  if (unavailable.has(error.code)) return 3;
  return error.code === 'internal' || error.code === 'not-found' ? 4 : 1;
}
