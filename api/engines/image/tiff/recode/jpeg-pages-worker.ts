import sharp from 'sharp';
import { answerTask } from '../../answer-task.ts';
import { limits } from '../../thresholds.ts';
import { writePages } from '../pages/write-pages.ts';
import type { JpegPagesTask } from './jpeg-pages.ts';

await answerTask<JpegPagesTask, readonly number[]>(({ input, quality, pages }) =>
  writePages(pages, ({ index, isInks }) => {
    // Colours are not converted, so that the page's profile still applies.
    const options = { limitInputPixels: limits.maxDecodedPixels, failOn: 'error', ignoreIcc: true } as const;
    const page = sharp(input, { ...options, page: index });
    const inOwnColours = isInks ? page.pipelineColourspace('cmyk').toColourspace('cmyk') : page;
    return inOwnColours.tiff({ compression: 'jpeg', quality, bigtiff: false });
  }),
);
