import { type Problem, type ProblemCode, problems } from '../catalog/problems.ts';

/** A failure to report to the visitor: `detail` is shown to them, `cause` goes to the log only. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  /** When to try again, if known. */
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

/** Prefixes a problem's detail with the file's name; any other error is returned unchanged. */
export function ofFile(name: string, error: unknown): unknown {
  if (!(error instanceof ProblemError) || error.detail === undefined) return error;
  return new ProblemError(error.code, `“${name}”: ${error.detail}`, { cause: error.cause });
}

/** Whether something that was thrown is the problem with this code. */
export const isProblem = (error: unknown, code: ProblemCode): error is ProblemError =>
  error instanceof ProblemError && error.code === code;

/** Whether a program was stopped because it ran out of time. */
export const isLate = (error: unknown): boolean => isProblem(error, 'conversion-timeout');

/** Any error as a problem document (RFC 9457). Anything but a ProblemError becomes `internal` and reveals nothing. */
export function toProblem(error: unknown): Problem {
  const known = error instanceof ProblemError ? error : new ProblemError('internal');
  const { status, title } = problems[known.code];
  const base = { type: `urn:filewright:problem:${known.code}`, title, status, code: known.code };
  return known.detail === undefined ? base : { ...base, detail: known.detail };
}
