import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { optionalVersion, withoutProgram } from '../../formats/optional-program.ts';
import type { Processes } from '../../jail/process.ts';
import type { TaskSettings } from '../../jail/run-task.ts';
import { ProblemError } from '../../problem.ts';
import { thresholds } from './thresholds.ts';

const program = 'zstd';
const maxMemoryBytes = thresholds.maxZstandardBytes;
const { levels, lowestLevel, threads } = thresholds.zstandard;

const highestLevel = (size: number): number => levels.find(({ maxBytes }) => size <= maxBytes)?.level ?? lowestLevel;

/** The version of zstd, or "not installed". Throws `conversion-timeout` and the signal's reason. */
export function zstandardVersion(processes: Processes, workspace: string, signal: AbortSignal): Promise<string> {
  const ask = async () => {
    const options = { workspace, signal, timeoutMs: thresholds.versionTimeoutMs };
    const { stdout } = await processes.run({ file: program, args: ['-V'] }, options);
    return /v(\d+\.\d+(\.\d+)?)/.exec(stdout)?.[1] ?? '0.0';
  };
  return optionalVersion(ask());
}

/**
 * Compresses a file with Zstandard (RFC 8878) and tests the result. Returns the level used, which is lower than asked
 * for if the file is too large for it. Throws `conversion-timeout`, `engine-unavailable` and the signal's reason.
 */
export async function packZstandard(
  input: string,
  level: number,
  { processes, workspace, signal, timeoutMs }: TaskSettings,
): Promise<{ readonly path: string; readonly bytes: number; readonly level: number }> {
  const path = join(workspace, 'compressed.zst');
  const { size } = await stat(input);
  const used = Math.min(level, highestLevel(size));
  const run = async (args: readonly string[]) => {
    const options = { workspace, signal, timeoutMs, maxMemoryBytes, readable: [input] };
    const { exitCode, stderr } = await processes.run({ file: program, args }, options).catch((error: unknown) => {
      throw withoutProgram(error, 'zst');
    });
    if (exitCode !== 0) throw new ProblemError('internal', undefined, { cause: stderr });
  };
  await run(['-q', '-f', '--ultra', `-${used}`, `-T${threads}`, input, '-o', path]);
  await run(['-q', '-t', path]);
  return { path, bytes: (await stat(path)).size, level: used };
}
