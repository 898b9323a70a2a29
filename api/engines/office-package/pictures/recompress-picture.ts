import { open as openFile, readFile, stat, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type OutputInfo, type PngOptions, type Sharp } from 'sharp';
import { pictureFaults } from '../../../comparison/rasters/compare-pictures.ts';
import type { DrawnSize } from '../drawn-size/drawn-size.ts';
import { limits } from '../limits.ts';
import { allowedError, thresholds } from '../thresholds.ts';
import { fidelityOf, type PictureOutcome, type PictureTask } from './picture-task.ts';
import { recompressMetafile } from './recompress-metafile.ts';
import { setDensity } from './set-density.ts';

const { maxPixels } = limits.pictures;
const { minBytes, maxScale, maxJpegShare, surelyJpegShare, maxRecodedShare, minFullChromaQuality, minPaletteQuality } =
  thresholds.picture;
/** Pixels per inch that programs assume for a picture without a density. */
const defaultDensity = 96;

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

interface Candidate {
  readonly format: 'jpeg' | 'png';
  readonly content: Buffer;
}

const open = (input: string) => sharp(input, { limitInputPixels: maxPixels, failOn: 'error' });
const ofPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/** A picture's size in pixels, and its density in pixels per inch if it has one. */
type Measures = Pick<Metadata, 'width' | 'height' | 'density'>;

/** The factor by which a picture is scaled to have the resolution wanted where it is shown; 1 if it stays. */
function scaleFor(
  { width, height, density = defaultDensity }: Measures,
  drawn: DrawnSize,
  pixelsPerInch: number,
): number {
  if (drawn === 'natural' || drawn === 'exact') return 1;
  const [visibleWidth, visibleHeight] = [
    width - (drawn.croppedWidth ?? 0) * density,
    height - (drawn.croppedHeight ?? 0) * density,
  ];
  if (visibleWidth <= 0 || visibleHeight <= 0) return 1;
  const needed = Math.max((drawn.width * pixelsPerInch) / visibleWidth, (drawn.height * pixelsPerInch) / visibleHeight);
  return needed < maxScale ? needed : 1;
}

async function decode(input: string, { width, height, space }: Metadata, scale: number): Promise<Pixels> {
  const picture = open(input).toColourspace(space === 'b-w' ? 'b-w' : 'srgb');
  if (scale < 1) {
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    picture.resize({ ...size, fit: 'fill', kernel: 'lanczos3' });
  }
  return picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
}

const asJpeg = (picture: Sharp, quality: number) =>
  picture
    .jpeg({
      quality: fidelityOf(quality).jpegQuality,
      mozjpeg: true,
      // It turns black blocks next to white ones grey.
      overshootDeringing: false,
      chromaSubsampling: quality >= minFullChromaQuality ? '4:4:4' : '4:2:0',
    })
    .toBuffer()
    .then((content): Candidate => ({ format: 'jpeg', content }));

const asPng = (picture: Sharp, options: PngOptions) =>
  picture
    .png({ compressionLevel: 9, ...options })
    .toBuffer()
    .then((content): Candidate => ({ format: 'png', content }));

const smallest = (candidates: readonly Candidate[]): Candidate | undefined =>
  [...candidates].sort((a, b) => a.content.length - b.content.length)[0];

/** The mean squared error of an encoding, with the picture on a black background. */
async function meanSquaredError({ data, info: { channels } }: Pixels, candidate: Candidate): Promise<number> {
  const hasAlpha = channels % 2 === 0;
  const opened = sharp(candidate.content).toColourspace(channels < 3 ? 'b-w' : 'srgb');
  const other = await (hasAlpha ? opened.ensureAlpha() : opened.removeAlpha()).raw().toBuffer();
  const colours = hasAlpha ? channels - 1 : channels;
  let sum = 0;
  for (let i = 0; i < data.length; i += channels) {
    const [opacity, otherOpacity] = hasAlpha ? [data[i + colours] ?? 0, other[i + colours] ?? 0] : [255, 255];
    for (let k = i; k < i + colours; k++) {
      sum += (((data[k] ?? 0) * opacity - (other[k] ?? 0) * otherOpacity) / 255) ** 2;
    }
  }
  return sum / (data.length / channels) / colours;
}

async function encodePng(pixels: Pixels, quality: number): Promise<readonly Candidate[]> {
  const lossless = await Promise.all([
    asPng(ofPixels(pixels), { adaptiveFiltering: true }),
    asPng(ofPixels(pixels), { adaptiveFiltering: false }),
  ]);
  if (quality === 100) return lossless;
  const palette = await asPng(ofPixels(pixels), {
    palette: true,
    quality: Math.max(quality, minPaletteQuality),
    effort: 5,
    dither: 0.5,
  });
  const isGood = (await meanSquaredError(pixels, palette)) <= allowedError(quality);
  return isGood ? [...lossless, palette] : lossless;
}

async function isOpaque(pixels: Pixels): Promise<boolean> {
  return pixels.info.channels % 2 === 1 || (await ofPixels(pixels).stats()).isOpaque;
}

async function encode(
  pixels: Pixels,
  metadata: Metadata,
  task: PictureTask,
  quality: number,
): Promise<Candidate | undefined> {
  if (task.drawn === 'exact') return metadata.format === 'png' ? smallest(await encodePng(pixels, 100)) : undefined;
  if (metadata.format === 'jpeg') {
    const { orientation } = metadata;
    const picture = ofPixels(pixels);
    return asJpeg(orientation === undefined ? picture : picture.withMetadata({ orientation }), quality);
  }
  if (metadata.format !== 'png' && !task.mayChangeFormat) return undefined;
  if (!task.mayChangeFormat || !(await isOpaque(pixels))) return smallest(await encodePng(pixels, quality));
  const jpeg = await asJpeg(ofPixels(pixels).removeAlpha(), quality);
  const hasty = await asPng(ofPixels(pixels), { compressionLevel: 1, adaptiveFiltering: true });
  if (jpeg.content.length < hasty.content.length * surelyJpegShare) return jpeg;
  const png = smallest(await encodePng(pixels, quality));
  return png === undefined || jpeg.content.length < png.content.length * maxJpegShare ? jpeg : png;
}

/** The density that keeps a scaled picture's natural size. */
function densityAfter({ density }: Metadata, scale: number): number | undefined {
  return scale === 1 ? density : (density ?? defaultDensity) * scale;
}

/** Whether a PNG is an animation, which libvips reads as one picture: its chunk acTL stands before the pixels. */
async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await openFile(path);
  try {
    const head = Buffer.alloc(thresholds.picture.headBytes);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const start = head.subarray(0, bytesRead);
    const [animation, pixels] = [start.indexOf('acTL', 0, 'latin1'), start.indexOf('IDAT', 0, 'latin1')];
    return animation >= 0 && (pixels < 0 || animation < pixels);
  } finally {
    await file.close();
  }
}

/**
 * Writes a smaller form of a picture. Undefined if none was found, and for animations, CMYK and too many pixels. Throws
 * the decoders' errors.
 *
 * @param quality 10 to 100.
 */
export async function recompressPicture(
  task: PictureTask,
  quality: number,
): Promise<Omit<PictureOutcome, 'index'> | undefined> {
  const { size: bytes } = await stat(task.input);
  if (bytes < minBytes) return undefined;
  if (/\.svm$/i.test(task.name)) {
    const metafile = await recompressMetafile(await readFile(task.input), quality, allowedError(quality));
    if (metafile === undefined) return undefined;
    await writeFile(task.output, metafile);
    return { format: 'metafile', downscaled: false };
  }
  const metadata = await open(task.input).metadata();
  const { width, height, pages = 1, space } = metadata;
  // Animations would lose their frames; CMYK needs a profile that not every reader applies.
  if (pages > 1 || space === 'cmyk' || width * height > maxPixels) return undefined;
  if (metadata.format === 'png' && (await isAnimatedPng(task.input))) return undefined;
  const scale = scaleFor(metadata, task.drawn, fidelityOf(quality).pixelsPerInch);
  const pixels = await decode(task.input, metadata, scale);
  const best = await encode(pixels, metadata, task, quality);
  const maxShare = metadata.format === 'jpeg' && scale === 1 ? maxRecodedShare : 1;
  if (best === undefined) return undefined;
  const content = setDensity(best.content, best.format, densityAfter(metadata, scale));
  if (content.length >= bytes * maxShare) return undefined;
  // At the size at which the document shows it.
  if ((await pictureFaults(task.input, content, quality, { maxPixels })).length > 0) return undefined;
  await writeFile(task.output, content);
  return { format: best.format, downscaled: scale < 1 };
}
