import { ProblemError } from '../problem.ts';

/**
 * The version of a program that an engine needs for some of its results only: without it the engine stays in service,
 * and `engine-unavailable` is thrown where a visitor asks for such a result. Throws what the version throws otherwise.
 */
export async function optionalVersion(version: Promise<string>): Promise<string> {
  try {
    return await version;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'engine-unavailable') return 'not installed';
    throw error;
  }
}

/** The problem of a visitor who asks for a result whose program is not installed here. */
export function withoutProgram(error: unknown, extension: string): unknown {
  if (!(error instanceof ProblemError && error.code === 'engine-unavailable')) return error;
  const detail = `This server can't write .${extension} files. Choose another output.`;
  return new ProblemError('engine-unavailable', detail, { cause: error.cause });
}
