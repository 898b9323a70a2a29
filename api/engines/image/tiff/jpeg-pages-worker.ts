import sharp from 'sharp';
import { answerTask } from '../answer-task.ts';
import { maxDecodedPixels } from '../pixel-limit.ts';
import type { JpegPagesTask } from './jpeg-pages.ts';

/** Opens a page without converting its colours, so that its profile still applies. */
function open({ input }: JpegPagesTask, page: number) {
  return sharp(input, { page, limitInputPixels: maxDecodedPixels, failOn: 'error', ignoreIcc: true });
}

// The answer omits unreadable pages, which then keep their own data.
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
