import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureFaults } from '../../../comparison/rasters/compare-pictures.ts';
import { ProblemError } from '../../../problem.ts';
import { answerTask } from '../answer-task.ts';
import { jpegEncoding, paper, qualitiesFrom } from '../compress/picture-encoding.ts';
import { limits, thresholds } from '../thresholds.ts';
import type { BmpTask, BmpWritten } from './compress-bmp.ts';
import { indexColours } from './index-colours.ts';
import { lengthenRuns, toleranceOf } from './lengthen-runs.ts';
import { type Pixels, readBmp } from './read-bmp.ts';
import { writeBmp } from './write-bmp.ts';

/** Longest side that each format allows, in pixels. */
const maxSides = { jpg: 65_535, webp: 16_383, bmp: Number.POSITIVE_INFINITY } as const;
const { manyPixels, effort: fullEffort, fastEffort } = thresholds.webp;
const picture = ({ rgba, width, height }: Pixels) => sharp(rgba, { raw: { width, height, channels: 4 } });

async function webp(pixels: Pixels, quality: number): Promise<Buffer> {
  const source = () => (pixels.hasAlpha ? picture(pixels) : picture(pixels).removeAlpha());
  const isLarge = pixels.width * pixels.height > manyPixels;
  const effort = isLarge ? fastEffort : fullEffort;
  const lossy = await source().webp({ quality, effort, smartSubsample: true }).toBuffer();
  if (isLarge) return lossy;
  // Drawings are often smaller when lossless; for photographs the first pass detects quickly that they are not.
  const lossless = await source().webp({ lossless: true, effort: fastEffort }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

async function bmp(pixels: Pixels, quality: number): Promise<Buffer> {
  const rgba = pixels.hasAlpha
    ? await picture(pixels).flatten({ background: paper }).ensureAlpha().raw().toBuffer()
    : pixels.rgba;
  const flat = { ...pixels, rgba };
  const { isExact, ...indexed } = await indexColours(flat, quality);
  if (!isExact) lengthenRuns(flat, indexed, toleranceOf(quality));
  return writeBmp({ ...flat, ...indexed });
}

async function encode(pixels: Pixels, { format, quality }: BmpTask): Promise<Buffer> {
  switch (format) {
    case 'jpg':
      return picture(pixels).flatten({ background: paper }).jpeg(jpegEncoding(quality)).toBuffer();
    case 'webp':
      return webp(pixels, quality);
    case 'bmp':
      return bmp(pixels, quality);
  }
}

/** What becomes of transparent pixels: white where the format has none. */
type Transparency = 'kept' | 'filled';

/** Whether what was written looks like the BMP: read as any reader of its format would. */
async function isFaulty(
  pixels: Pixels,
  written: Buffer,
  { quality, format }: BmpTask,
  transparency: Transparency,
): Promise<boolean> {
  const before = { data: pixels.rgba, raw: { width: pixels.width, height: pixels.height, channels: 4 } } as const;
  const own = format === 'bmp' ? await readBmp(written) : undefined;
  const after =
    own === undefined ? written : { data: own.rgba, raw: { ...before.raw, width: own.width, height: own.height } };
  const isOpaque = transparency === 'filled' || !pixels.hasAlpha;
  const faults = await pictureFaults(before, after, quality, {
    maxPixels: limits.maxDecodedPixels,
    ...(isOpaque && { filledWith: 'white' }),
  });
  return faults.length > 0;
}

/** Writes the picture at the requested quality, or a higher one if it would look too different. */
async function write(
  pixels: Pixels,
  task: BmpTask,
  transparency: Transparency,
): Promise<Omit<BmpWritten, 'losesOpacity'>> {
  let bytes = 0;
  for (const quality of task.format === 'jpg' ? qualitiesFrom(task.quality) : [task.quality]) {
    const attempt = { ...task, quality };
    const written = await encode(pixels, attempt);
    await writeFile(task.output, written);
    bytes = written.length;
    if (!(await isFaulty(pixels, written, attempt, transparency))) return { bytes, isFaulty: false };
  }
  return { bytes, isFaulty: true };
}

await answerTask<BmpTask, BmpWritten>(async (task) => {
  const pixels = await readBmp(readFileSync(task.input));
  const maxSide = maxSides[task.format];
  if (Math.max(pixels.width, pixels.height) > maxSide) {
    throw new ProblemError(
      'too-complex',
      `The picture is ${pixels.width} × ${pixels.height} pixels. This format allows ${maxSide.toLocaleString('en')} ` +
        'pixels a side. Choose another.',
    );
  }
  const losesOpacity = pixels.hasAlpha && task.format !== 'webp';
  return { ...(await write(pixels, task, losesOpacity ? 'filled' : 'kept')), losesOpacity };
});
