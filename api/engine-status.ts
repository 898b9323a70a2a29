import type { Engine } from './engine.ts';
import { isProblem, ProblemError } from './problem.ts';

/**
 * `missing`: its program is not installed. `failing`: it does not answer for another reason; its tools stay enabled.
 */
export type EngineStatus = { readonly version: string } | { readonly missing: string } | { readonly failing: string };

/** An error and its causes, outermost first. */
function chainOf(error: unknown): readonly unknown[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : error === undefined ? [] : [error];
}

/** Error codes for a program that is absent or not executable. */
const notInstalled = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'ENOEXEC']);

/**
 * Whether an error proves that a program is not installed. A program that timed out, or could not start for lack of
 * memory or descriptors, may well be installed.
 */
function provesMissing(error: unknown): boolean {
  if (!isProblem(error, 'engine-unavailable')) return false;
  return chainOf(error.cause).every((cause) => {
    if (cause instanceof ProblemError) return cause.code === 'engine-unavailable';
    if (!(cause instanceof Error)) return true;
    const { code } = cause as NodeJS.ErrnoException;
    return !/^(Timeout|Abort)Error$/.test(cause.name) && (code === undefined || notInstalled.has(code));
  });
}

const maxReasonCharacters = 1000;

function reasonOf(error: unknown): string {
  const last = chainOf(error).at(-1);
  return (last instanceof Error ? last.message : String(last)).trim().slice(0, maxReasonCharacters);
}

/** Asks an engine for its version. Never throws: errors become its status. */
export async function engineStatus({ version }: Pick<Engine<'pdf'>, 'version'>): Promise<EngineStatus> {
  try {
    const answer = await version();
    // An unrelated program of the same name may exit without an error too.
    return answer === '' ? { missing: 'its program gives no version' } : { version: answer };
  } catch (error) {
    return provesMissing(error) ? { missing: reasonOf(error) } : { failing: reasonOf(error) };
  }
}
