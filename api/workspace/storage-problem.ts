import { ProblemError } from '../problem.ts';

/** Error codes for a folder that is full, over quota, read-only, inaccessible, broken or missing. */
const storageErrors = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
]);

/** The problem behind a failed access to the work folder; undefined unless the error is the file system's. */
export function storageProblem(error: unknown): ProblemError | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined || code === undefined || !storageErrors.has(code)) return undefined;
  const detail = 'The server can’t store files right now. Try again in a few minutes.';
  return new ProblemError('busy', detail, { cause: error });
}
