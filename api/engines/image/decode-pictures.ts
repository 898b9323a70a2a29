import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownModule, ownReadable } from '../../own-module.ts';
import { ProblemError } from '../../problem.ts';
import type { Processes } from '../../process.ts';

/** A picture to decode, and where the PNG of its colours goes; that of its opacity gets `.alpha` added. */
export interface DecodeTask {
  readonly input: string;
  /** Of a file with several, from 0. */
  readonly page: number;
  readonly output: string;
  /** True where the samples beyond the colours are no opacity. */
  readonly dropsAlpha: boolean;
}

export type Decoded =
  /** `keepsSamples` is false where the colours were converted, so that the file's profile no longer fits. */
  | { readonly type: 'decoded'; readonly hasAlpha: boolean; readonly keepsSamples: boolean }
  | { readonly type: 'failed'; readonly reason: string };

export interface DecodeSettings {
  readonly processes: Processes;
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** Interlaced and turned pictures are held whole; so many bytes hold the largest that is let in. */
const maxMemoryBytes = 2_000_000_000;

/**
 * Decodes pictures one after another in a confined process of their own: the decoders are C code, and the pictures
 * anyone's. Throws `too-complex` when the process dies of its limits, and `conversion-timeout`.
 */
export async function decodePictures(
  tasks: readonly DecodeTask[],
  { processes, workspace, signal, timeoutMs }: DecodeSettings,
): Promise<readonly Decoded[]> {
  if (tasks.length === 0) return [];
  const tasksFile = join(workspace, 'decode-tasks.json');
  const outcomesFile = join(workspace, 'decode-outcomes.json');
  await writeFile(tasksFile, JSON.stringify(tasks));
  const command = ownModule('./decode-worker', import.meta.url, [tasksFile, outcomesFile]);
  const confinement = { workspace, readable: ownReadable, maxMemoryBytes, env: { VIPS_CONCURRENCY: '1' } };
  const { exitCode, stderr } = await processes.run(command, { ...confinement, signal, timeoutMs });
  if (exitCode !== 0) {
    throw new ProblemError(
      'too-complex',
      'Decoding this picture takes more memory than the server allows. Save it with fewer pixels and try again.',
      { cause: stderr },
    );
  }
  return JSON.parse(await readFile(outcomesFile, 'utf8')) as readonly Decoded[];
}
