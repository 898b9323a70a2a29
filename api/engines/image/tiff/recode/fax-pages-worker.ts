import sharp from 'sharp';
import { answerTask } from '../../answer-task.ts';
import { limits } from '../../thresholds.ts';
import { writePages } from '../pages/write-pages.ts';
import type { FaxPagesTask } from './fax-pages.ts';

await answerTask<FaxPagesTask, readonly number[]>(({ input, pages }) =>
  writePages(pages, ({ index, isWhiteZero }) =>
    sharp(input, { page: index, limitInputPixels: limits.maxDecodedPixels, failOn: 'error' })
      .toColourspace('b-w')
      .tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: isWhiteZero, bigtiff: false }),
  ),
);
