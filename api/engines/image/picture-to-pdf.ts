import { join } from 'node:path';
import { type Components, usableProfile } from '../../formats/colour-profile.ts';
import { ProblemError } from '../../problem.ts';
import { fileSource } from './byte-source.ts';
import { type DecodeSettings, decodePictures } from './decode-pictures.ts';
import { decodedImage } from './decoded-image.ts';
import { isEmbeddable, jpegPage, showingOf } from './jpeg/jpeg-page.ts';
import { scanJpeg } from './jpeg/scan-jpeg.ts';
import type { ColourSpace } from './pdf-image.ts';
import { checkPixels } from './pixel-limit.ts';
import type { Shape } from './place-image.ts';
import { embeddedPng, pngColours, pngShowing } from './png/png-page.ts';
import { readPng } from './png/read-png.ts';
import { limits } from './thresholds.ts';
import { writePages } from './write-pages.ts';

type Written = Awaited<ReturnType<typeof writePages>> & {
  /** Whether nothing of the picture is seen on paper; absent where it is opaque. */
  readonly vanishes?: boolean;
};

const again = 'Copy or download it again from where it came, or save it again in an image editor, and try that.';

const damaged = (what: string, cause?: unknown) => new ProblemError('damaged-file', `${what} ${again}`, { cause });

/** Decodes a picture that cannot be embedded unchanged, and writes its page. */
async function writeDecoded(
  input: string,
  output: string,
  shape: Shape,
  colours: ColourSpace,
  settings: DecodeSettings,
): Promise<Written> {
  checkPixels(shape.width, shape.height, limits.maxDecodedPixels);
  const task = { input, page: 0, output: join(settings.workspace, 'decoded.png'), dropsAlpha: false };
  const [outcome] = await decodePictures([task], settings);
  if (outcome?.type !== 'decoded') {
    throw damaged("The picture can't be decoded: it's incomplete or damaged.", outcome?.reason);
  }
  const written = await writePages(output, [{ image: await decodedImage(task.output, outcome, colours), shape }]);
  return { ...written, vanishes: outcome.vanishes };
}

/** Writes a one-page PDF of a JPEG. Throws `damaged-file`, `too-complex` and `conversion-failed`. */
export async function jpegToPdf(input: string, output: string, settings: DecodeSettings): Promise<Written> {
  const source = await fileSource(input);
  const scan = await scanJpeg(source);
  if (scan === undefined) throw damaged('The file starts like a JPEG but holds no picture.');
  if (scan.precision > 8) {
    throw new ProblemError(
      'conversion-failed',
      `This JPEG has ${scan.precision} bits per color, which PDF doesn't support. Save it as an ordinary 8-bit JPEG or as a PNG.`,
    );
  }
  checkPixels(scan.width, scan.height, limits.maxCopiedPixels);
  if (isEmbeddable(scan)) return writePages(output, [await jpegPage(source, scan)]);
  if (scan.end === undefined) throw damaged('The picture is incomplete: the file ends in the middle of it.');
  const { width, height } = scan;
  const components = (scan.components.length === 1 ? 1 : 3) as Components;
  const colours = { components, profile: usableProfile(scan.profile, components) };
  return writeDecoded(input, output, { width, height, ...(await showingOf(scan)) }, colours, settings);
}

/** Writes a one-page PDF of a PNG, lossless and with its transparency. Throws `damaged-file` and `too-complex`. */
export async function pngToPdf(input: string, output: string, settings: DecodeSettings): Promise<Written> {
  const source = await fileSource(input);
  const png = await readPng(source);
  if (png === undefined || png.data.length === 0) {
    throw damaged('The file starts like a PNG but holds no picture.');
  }
  const { width, height } = png;
  const shape = { width, height, ...(await pngShowing(png)) };
  checkPixels(width, height, limits.maxCopiedPixels);
  const image = await embeddedPng(source, png);
  if (image !== undefined) return writePages(output, [{ image, shape }]);
  return writeDecoded(input, output, shape, pngColours(png), settings);
}
