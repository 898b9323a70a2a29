import sharp from 'sharp';
import { limitSharp } from '../../formats/limit-sharp.ts';
import { answerTask as answer } from '../../jail/answer-task.ts';

/** Like the jail's `answerTask`, with libvips limited to one core and no cache. */
export async function answerTask<T, R>(work: (task: T) => Promise<R>): Promise<void> {
  limitSharp(sharp);
  await answer(work);
}
