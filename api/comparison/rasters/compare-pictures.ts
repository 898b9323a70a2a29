import sharp, { type Metadata } from 'sharp';
import { valueAt } from '../steps.ts';
import { thresholds } from '../thresholds.ts';
import { compareRasters, type Likeness } from './compare-rasters.ts';
import { type Fault, findFaults } from './find-faults.ts';
import type { Raster } from './raster.ts';

/** A picture in a file or in memory, in any format that libvips reads, or its samples. */
export type PictureInput = string | Buffer | { readonly data: Buffer; readonly raw: RawShape };

interface RawShape {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** How two pictures are compared. */
export interface PictureComparison {
  /** Largest picture that is decoded. */
  readonly maxPixels: number;
  /** Pages of their files, from 0. */
  readonly pages?: { readonly before: number; readonly after: number };
  /** What transparent parts were intentionally filled with. */
  readonly filledWith?: 'white' | 'black';
}

function open(which: 'before' | 'after', input: PictureInput, { maxPixels, pages }: PictureComparison) {
  const options = { limitInputPixels: maxPixels, failOn: 'none' as const };
  const page = pages?.[which] ?? 0;
  if (typeof input === 'string' || Buffer.isBuffer(input)) return sharp(input, { ...options, page });
  return sharp(input.data, { ...options, raw: input.raw });
}

/** The size of a picture as displayed, respecting its orientation. */
function shownSize({ width, height, autoOrient }: Metadata): { readonly width: number; readonly height: number } {
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

/** Draws a picture on a background of one colour. */
async function rasterOn(
  background: 'white' | 'black',
  which: 'before' | 'after',
  input: PictureInput,
  size: { readonly width: number; readonly height: number },
  comparison: PictureComparison,
): Promise<Raster> {
  const data = await open(which, input, comparison)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: background })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  return { ...size, data };
}

/**
 * Compares two pictures at the size of the second, or at `thresholds.maxPictureSide`: on white, and on black as well if
 * either has transparency. Throws what the decoders throw.
 */
export async function comparePictures(
  before: PictureInput,
  after: PictureInput,
  comparison: PictureComparison,
): Promise<readonly Likeness[]> {
  const [sourceInfo, resultInfo] = await Promise.all([
    open('before', before, comparison).metadata(),
    open('after', after, comparison).metadata(),
  ]);
  const shown = shownSize(resultInfo);
  const scale = Math.min(1, thresholds.maxPictureSide / Math.max(shown.width, shown.height));
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  const size = { width: pixels(shown.width), height: pixels(shown.height) };
  const { filledWith } = comparison;
  const isSeeThrough = sourceInfo.hasAlpha || resultInfo.hasAlpha;
  const backgrounds =
    filledWith === undefined && isSeeThrough ? (['white', 'black'] as const) : ([filledWith ?? 'white'] as const);
  const likenesses: Likeness[] = [];
  for (const paper of backgrounds) {
    const [a, b] = [
      await rasterOn(paper, 'before', before, size, comparison),
      await rasterOn(paper, 'after', after, size, comparison),
    ];
    likenesses.push(compareRasters(a, b));
  }
  return likenesses;
}

/**
 * The faults of a picture that should look like another at a JPEG quality (1 to 100). One that cannot be decoded is
 * blank. Throws the decoders' errors if `before` cannot be decoded.
 */
export async function pictureFaults(
  before: PictureInput,
  after: PictureInput,
  quality: number,
  comparison: PictureComparison,
): Promise<readonly Fault[]> {
  const likenesses = await comparePictures(before, after, comparison).catch(async (error: unknown) => {
    // Finds out which of the two cannot be decoded.
    await open('before', before, comparison).stats();
    if (!(error instanceof Error)) throw error;
    return undefined;
  });
  if (likenesses === undefined) return ['blank'];
  const floor = valueAt(thresholds.pictureSimilarity, quality);
  const tolerated = quality < thresholds.coarseQuality ? thresholds.coarseShare : 0;
  return likenesses.flatMap((likeness) => findFaults(likeness, floor, tolerated));
}
