import sharp from 'sharp';
import { answerTask as answer } from '../../jail/answer-task.ts';

/** Like the jail's `answerTask`, with libvips limited to one core and no cache. */
export async function answerTask<T, R>(work: (task: T) => Promise<R>): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  await answer(work);
}
