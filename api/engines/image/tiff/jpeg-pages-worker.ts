import sharp from 'sharp';
import { answerTask } from '../answer-task.ts';
import { maxDecodedPixels } from '../pixel-limit.ts';
import type { JpegPagesTask } from './jpeg-pages.ts';

/** A page whose samples are left as they are, so that its profile goes on fitting. */
function open({ input }: JpegPagesTask, page: number) {
  return sharp(input, { page, limitInputPixels: maxDecodedPixels, failOn: 'error', ignoreIcc: true });
}

// A page that cannot be read is not in the answer: it keeps its own data.
await answerTask<JpegPagesTask, readonly number[]>(async (task) => {
  const written: number[] = [];
  for (const { index, output, isInks } of task.pages) {
    const page = isInks ? open(task, index).pipelineColourspace('cmyk').toColourspace('cmyk') : open(task, index);
    const done = await page
      .tiff({ compression: 'jpeg', quality: task.quality, bigtiff: false })
      .toFile(output)
      .then(
        () => true,
        () => false,
      );
    if (done) written.push(index);
  }
  return written;
});
