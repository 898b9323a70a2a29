import { ProblemError } from '../problem.ts';

/** How the system says that a folder is full, over its quota, read-only, closed to the server, broken or gone. */
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

/** The problem behind a failed access to the work folder; undefined where an error is none of the file system's. */
export function storageProblem(error: unknown): ProblemError | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined || code === undefined || !storageErrors.has(code)) return undefined;
  const detail = 'The server cannot store files at the moment. Try again in a few minutes.';
  return new ProblemError('busy', detail, { cause: error });
}
