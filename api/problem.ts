import { type Problem, type ProblemCode, problems } from '../catalog/problems.ts';

/** A failure that the visitor is told about: `detail` is for the visitor, `cause` for the log alone. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  /** When to try again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  /** @param detail What is wrong with this file and what would work, as sentences. */
  constructor(code: ProblemCode, detail?: string, options?: { cause?: unknown; retryAfterSeconds?: number }) {
    super(detail ?? problems[code].title, options);
    this.name = 'ProblemError';
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/** What is wrong with one of several files, naming it; an error that is no problem of a file stays as it is. */
export function ofFile(name: string, error: unknown): unknown {
  if (!(error instanceof ProblemError) || error.detail === undefined) return error;
  return new ProblemError(error.code, `“${name}”: ${error.detail}`, { cause: error.cause });
}

/** Whether a program was stopped because its time was over. */
export const isLate = (error: unknown): boolean => error instanceof ProblemError && error.code === 'conversion-timeout';

/** Any error as a problem document (RFC 9457). What is not a ProblemError is `internal` and says nothing of its reason. */
export function toProblem(error: unknown): Problem {
  const known = error instanceof ProblemError ? error : new ProblemError('internal');
  const { status, title } = problems[known.code];
  const base = { type: `urn:filewright:problem:${known.code}`, title, status, code: known.code };
  return known.detail === undefined ? base : { ...base, detail: known.detail };
}
