import sharp from 'sharp';
import { pictureFaults } from '../../../comparison/rasters/compare-pictures.ts';
import { answerTask } from '../answer-task.ts';
import { limits, thresholds } from '../thresholds.ts';
import type { JpegTask, JpegWritten } from './compress-picture.ts';
import { damagedPicture } from './damaged-picture.ts';
import { ink, jpegEncoding, paper, qualitiesFrom } from './picture-encoding.ts';

const options = { limitInputPixels: limits.maxDecodedPixels, failOn: 'error' } as const;

/**
 * Writes the picture at the requested quality, or where it would look too different and `isKept` is false, at a higher
 * one. Throws what the decoders throw.
 */
async function write(
  { input, output, quality, isKept }: JpegTask,
  ground: typeof paper | typeof ink,
): Promise<Pick<JpegWritten, 'bytes' | 'isFaulty'>> {
  let bytes = 0;
  for (const tried of isKept ? [quality] : qualitiesFrom(quality)) {
    const { size } = await sharp(input, options)
      .autoOrient()
      .flatten({ background: ground })
      .toColourspace('srgb')
      .jpeg(jpegEncoding(tried))
      .toFile(output);
    bytes = size;
    const comparison = { maxPixels: limits.maxDecodedPixels, filledWith: ground };
    const faults = await pictureFaults(input, output, quality, comparison);
    if (faults.length === 0) return { bytes, isFaulty: false };
  }
  return { bytes, isFaulty: true };
}

/** Whether what a picture shows is as light as paper all over, like a white logo: on white, nothing of it would be seen. */
async function vanishesOnPaper(input: string): Promise<boolean> {
  const { maxSide, minLightness } = thresholds.paleness;
  const lightness = await sharp(input, options)
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paper })
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer();
  return lightness.every((value) => value >= minLightness);
}

await answerTask<JpegTask, JpegWritten>(async (task) => {
  const { input } = task;
  try {
    const { hasAlpha, exif, xmp, iptc } = await sharp(input, options).metadata();
    const { isOpaque, channels } = hasAlpha ? await sharp(input, options).stats() : { isOpaque: true, channels: [] };
    const showsNothing = channels.at(-1)?.max === 0;
    const isDark = !isOpaque && !showsNothing && (await vanishesOnPaper(input));
    return {
      ...(await write(task, isDark ? ink : paper)),
      filledWith: isOpaque ? null : isDark ? 'black' : 'white',
      hasMetadata: [exif, xmp, iptc].some((part) => part !== undefined),
    };
  } catch (error) {
    throw damagedPicture(error);
  }
});
