import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownModule, ownReadable } from '../../../jail/own-module.ts';
import type { TaskSettings } from '../../../jail/run-task.ts';
import { isLate } from '../../../problem.ts';
import { limits } from '../limits.ts';
import type { PictureOutcome, PictureTask } from './picture-task.ts';

const { maxMemoryBytes } = limits.pictures;

/**
 * Recompresses pictures in a confined process of their own, since decoders in C read untrusted data. If that process ends
 * early or the time is over, the remaining pictures stay as they are. Throws the signal's reason.
 *
 * @param quality 10 to 100.
 */
export async function recompressPictures(
  tasks: readonly PictureTask[],
  quality: number,
  { processes, workspace, signal, timeoutMs }: TaskSettings,
): Promise<readonly PictureOutcome[]> {
  if (tasks.length === 0) return [];
  const tasksFile = join(workspace, 'picture-tasks.json');
  const outcomesFile = join(workspace, 'picture-outcomes.jsonl');
  await writeFile(outcomesFile, '');
  await writeFile(tasksFile, JSON.stringify({ tasks, quality, budgetMs: timeoutMs * (1 - limits.lastPicturesShare) }));
  const command = ownModule('./picture-worker', import.meta.url, [tasksFile, outcomesFile]);
  const confinement = { workspace, readable: ownReadable, maxMemoryBytes, env: { VIPS_CONCURRENCY: '1' } };
  await processes.run(command, { ...confinement, signal, timeoutMs }).catch((error: unknown) => {
    if (!isLate(error)) throw error;
  });
  const lines = (await readFile(outcomesFile, 'utf8')).split('\n');
  // The last line is incomplete if the process was killed while writing it.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as PictureOutcome);
}
