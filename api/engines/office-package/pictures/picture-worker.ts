import { appendFileSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { limitSharp } from '../../../formats/limit-sharp.ts';
import type { PictureTasks } from './picture-task.ts';
import { recompressPicture } from './recompress-picture.ts';

const [, , tasksFile = '', outcomesFile = ''] = process.argv;
limitSharp(sharp);

const { tasks, quality, budgetMs } = JSON.parse(readFileSync(tasksFile, 'utf8')) as PictureTasks;
const queue = [...tasks.entries()];

/** Each outcome is written at once, so that it counts even if a later picture ends this process. */
async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (performance.now() > budgetMs) return;
    const [index, task] = next;
    // A picture that cannot be decoded stays as it is.
    const outcome = await recompressPicture(task, quality).catch(() => undefined);
    if (outcome !== undefined) appendFileSync(outcomesFile, `${JSON.stringify({ index, ...outcome })}\n`);
  }
}

await Promise.all([work(), work()]);
