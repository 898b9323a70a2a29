import { readFile, stat, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type OutputInfo, type PngOptions, type Sharp } from 'sharp';
import type { DrawnSize } from '../drawn-size/drawn-size.ts';
import { fidelityOf, type PictureOutcome, type PictureTask } from './picture-task.ts';
import { recompressMetafile } from './recompress-metafile.ts';
import { setDensity } from './set-density.ts';

/** Held whole, four bytes a pixel, in several copies. */
const maxPixels = 50_000_000;
/** Smaller files gain nothing that is worth a change. */
const minBytes = 1500;
/** A picture that is hardly larger than drawn keeps its pixels: scaling blurs. */
const maxUsefulScale = 0.95;
/** What programs take for the density of a picture that tells none. */
const screenDensity = 96;
/** How much smaller than the best lossless or palette form a JPEG must be, with its artefacts. */
const jpegShare = 0.75;

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

/** Of a picture; `density` is in pixels an inch, where the file tells. */
type Measures = Pick<Metadata, 'width' | 'height' | 'density'>;

/** The factor that a picture can be scaled by without showing at the wanted resolution; 1 where it is small enough. */
function scaleFor(
  { width, height, density = screenDensity }: Measures,
  drawn: DrawnSize,
  pixelsPerInch: number,
): number {
  if (drawn === 'natural') return 1;
  const [seenWidth, seenHeight] = [width - (drawn.cutWidth ?? 0) * density, height - (drawn.cutHeight ?? 0) * density];
  if (seenWidth <= 0 || seenHeight <= 0) return 1;
  const needed = Math.max((drawn.width * pixelsPerInch) / seenWidth, (drawn.height * pixelsPerInch) / seenHeight);
  return needed < maxUsefulScale ? needed : 1;
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
      chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0',
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

/** The mean of squared differences between two decodings of a picture, as it shows on black. */
async function squaredError({ data, info: { channels } }: Pixels, candidate: Candidate): Promise<number> {
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

/**
 * A palette of few colours bands gradients and grains photographs; the error that a quality allows keeps it from both.
 */
const allowedError = (quality: number) => 6 + (100 - quality) * 0.5;

async function encodePng(pixels: Pixels, quality: number): Promise<readonly Candidate[]> {
  const lossless = await Promise.all([
    asPng(ofPixels(pixels), { adaptiveFiltering: true }),
    asPng(ofPixels(pixels), { adaptiveFiltering: false }),
  ]);
  if (quality === 100) return lossless;
  const palette = await asPng(ofPixels(pixels), {
    palette: true,
    quality: Math.max(quality, 40),
    effort: 5,
    dither: 0.5,
  });
  const isGood = (await squaredError(pixels, palette)) <= allowedError(quality);
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
  if (metadata.format === 'jpeg') {
    const { orientation } = metadata;
    const picture = ofPixels(pixels);
    return asJpeg(orientation === undefined ? picture : picture.withMetadata({ orientation }), quality);
  }
  if (metadata.format !== 'png' && !task.mayChangeFormat) return undefined;
  const png = smallest(await encodePng(pixels, quality));
  if (png === undefined || !task.mayChangeFormat || !(await isOpaque(pixels))) return png;
  const jpeg = await asJpeg(ofPixels(pixels).removeAlpha(), quality);
  return jpeg.content.length < png.content.length * jpegShare ? jpeg : png;
}

/** The density that leaves a picture as large as it was, to programs that go by it. */
function densityAfter({ density }: Metadata, scale: number): number | undefined {
  return scale === 1 ? density : (density ?? screenDensity) * scale;
}

/** Writes a smaller form of a picture; undefined where there is none. Throws what the decoders throw. */
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
  // Animations stay whole; inks need a profile that not every reader applies.
  if (pages > 1 || space === 'cmyk' || width * height > maxPixels) return undefined;
  const scale = scaleFor(metadata, task.drawn, fidelityOf(quality).pixelsPerInch);
  const pixels = await decode(task.input, metadata, scale);
  const best = await encode(pixels, metadata, task, quality);
  // A JPEG that is encoded again loses a little each time: for a few bytes it stays.
  const worth = metadata.format === 'jpeg' && scale === 1 ? 0.95 : 1;
  if (best === undefined) return undefined;
  const content = setDensity(best.content, best.format, densityAfter(metadata, scale));
  if (content.length >= bytes * worth) return undefined;
  await writeFile(task.output, content);
  return { format: best.format, downscaled: scale < 1 };
}
