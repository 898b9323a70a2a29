import sharp from 'sharp';
import { pictureFaults } from '../../../comparison/rasters/compare-pictures.ts';
import { answerTask } from '../answer-task.ts';
import { limits } from '../thresholds.ts';
import type { JpegTask, JpegWritten } from './compress-picture.ts';
import { damagedPicture } from './damaged-picture.ts';
import { jpegEncoding, paper } from './picture-encoding.ts';

await answerTask<JpegTask, JpegWritten>(async ({ input, output, quality }) => {
  const options = { limitInputPixels: limits.maxDecodedPixels, failOn: 'error' } as const;
  try {
    const { hasAlpha, exif, xmp, iptc } = await sharp(input, options).metadata();
    const isSeeThrough = hasAlpha && !(await sharp(input, options).stats()).isOpaque;
    const { size } = await sharp(input, options)
      .autoOrient()
      .flatten({ background: paper })
      .toColourspace('srgb')
      .jpeg(jpegEncoding(quality))
      .toFile(output);
    const faults = await pictureFaults(input, output, quality, { maxPixels: limits.maxDecodedPixels, isFilled: true });
    return {
      bytes: size,
      isSeeThrough,
      isFaulty: faults.length > 0,
      hasMetadata: [exif, xmp, iptc].some((part) => part !== undefined),
    };
  } catch (error) {
    throw damagedPicture(error);
  }
});
