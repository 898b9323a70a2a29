import sharp from 'sharp';
import { pictureFaults } from '../../../comparison/rasters/compare-pictures.ts';
import { answerTask } from '../answer-task.ts';
import { limits } from '../thresholds.ts';
import type { JpegTask, JpegWritten } from './compress-picture.ts';
import { damagedPicture } from './damaged-picture.ts';
import { jpegEncoding, paper, qualitiesFrom } from './picture-encoding.ts';

const options = { limitInputPixels: limits.maxDecodedPixels, failOn: 'error' } as const;

/**
 * Writes the picture at the requested quality, or where it would look too different and `isKept` is false, at a higher
 * one. Throws what the decoders throw.
 */
async function write({ input, output, quality, isKept }: JpegTask): Promise<Pick<JpegWritten, 'bytes' | 'isFaulty'>> {
  let bytes = 0;
  for (const tried of isKept ? [quality] : qualitiesFrom(quality)) {
    const { size } = await sharp(input, options)
      .autoOrient()
      .flatten({ background: paper })
      .toColourspace('srgb')
      .jpeg(jpegEncoding(tried))
      .toFile(output);
    bytes = size;
    const faults = await pictureFaults(input, output, quality, { maxPixels: limits.maxDecodedPixels, isFilled: true });
    if (faults.length === 0) return { bytes, isFaulty: false };
  }
  return { bytes, isFaulty: true };
}

await answerTask<JpegTask, JpegWritten>(async (task) => {
  const { input } = task;
  try {
    const { hasAlpha, exif, xmp, iptc } = await sharp(input, options).metadata();
    const isSeeThrough = hasAlpha && !(await sharp(input, options).stats()).isOpaque;
    return {
      ...(await write(task)),
      isSeeThrough,
      hasMetadata: [exif, xmp, iptc].some((part) => part !== undefined),
    };
  } catch (error) {
    throw damagedPicture(error);
  }
});
