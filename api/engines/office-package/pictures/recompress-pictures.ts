import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownModule, ownReadable } from '../../../jail/own-module.ts';
import type { Processes } from '../../../jail/process.ts';
import { isLate } from '../../../problem.ts';
import type { PictureOutcome, PictureTask } from './picture-task.ts';

export interface PictureSettings {
  readonly processes: Processes;
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

const maxMemoryBytes = 2_000_000_000;
/** Of the time, what is left for the picture that was begun last. */
const reserve = 0.3;

/**
 * Encodes pictures anew in a confined process of their own: the decoders are C code, and the pictures anyone's. What
 * ends that process, or the time, leaves the remaining pictures as they are. Throws the signal's reason.
 */
export async function recompressPictures(
  tasks: readonly PictureTask[],
  quality: number,
  { processes, workspace, signal, timeoutMs }: PictureSettings,
): Promise<readonly PictureOutcome[]> {
  if (tasks.length === 0) return [];
  const tasksFile = join(workspace, 'picture-tasks.json');
  const outcomesFile = join(workspace, 'picture-outcomes.jsonl');
  await writeFile(outcomesFile, '');
  await writeFile(tasksFile, JSON.stringify({ tasks, quality, budgetMs: timeoutMs * (1 - reserve) }));
  const command = ownModule('./picture-worker', import.meta.url, [tasksFile, outcomesFile]);
  const confinement = { workspace, readable: ownReadable, maxMemoryBytes, env: { VIPS_CONCURRENCY: '1' } };
  await processes.run(command, { ...confinement, signal, timeoutMs }).catch((error: unknown) => {
    if (!isLate(error)) throw error;
  });
  const lines = (await readFile(outcomesFile, 'utf8')).split('\n');
  // The last line has no end where the process was killed while it wrote.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as PictureOutcome);
}
