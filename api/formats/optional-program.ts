import { isProblem, ProblemError } from '../problem.ts';

/**
 * The version of a program that an engine needs for only some of its results, or "not installed": the engine then stays
 * available and throws `engine-unavailable` for those results. Rethrows any other error.
 */
export async function optionalVersion(version: Promise<string>): Promise<string> {
  try {
    return await version;
  } catch (error) {
    if (isProblem(error, 'engine-unavailable')) return 'not installed';
    throw error;
  }
}

/**
 * Turns `engine-unavailable` into a problem that names the format that cannot be written; returns other errors
 * unchanged.
 */
export function withoutProgram(error: unknown, extension: string): unknown {
  if (!isProblem(error, 'engine-unavailable')) return error;
  const detail = `This server can’t write .${extension} files. Choose another output.`;
  return new ProblemError('engine-unavailable', detail, { cause: error.cause });
}
