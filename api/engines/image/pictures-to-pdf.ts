import { join } from 'node:path';
import { type Components, usableProfile } from '../../formats/colour-profile.ts';
import type { PageOptions } from '../../formats/paper.ts';
import { ofFile, ProblemError } from '../../problem.ts';
import { fileSource } from './byte-source.ts';
import { type Decoded, type DecodeSettings, type DecodeTask, decodePictures } from './decode-pictures.ts';
import { decodedImage } from './decoded-image.ts';
import { isEmbeddable, jpegPage, showingOf } from './jpeg/jpeg-page.ts';
import { scanJpeg } from './jpeg/scan-jpeg.ts';
import type { ColourSpace } from './pdf-image.ts';
import { checkPixels } from './pixel-limit.ts';
import type { Shape } from './place-image.ts';
import { embeddedPng, pngColours, pngShowing } from './png/png-page.ts';
import { readPng } from './png/read-png.ts';
import { limits } from './thresholds.ts';
import { type PicturePage, writePages } from './write-pages.ts';

/** A picture that a PDF can hold as it is, or one that has to be decoded first. */
type Read = ({ readonly page: PicturePage } | { readonly shape: Shape; readonly colours: ColourSpace }) & {
  /** Whether the file holds further pictures. */
  readonly holdsMore: boolean;
};

/** A picture to put on a page. */
export interface Picture {
  readonly path: string;
  /** The visitor's name for it. */
  readonly name: string;
  readonly isPng: boolean;
}

const again = 'Copy or download it again from where it came, or save it again in an image editor, and try that.';

const damaged = (what: string, cause?: unknown) => new ProblemError('damaged-file', `${what} ${again}`, { cause });

async function readJpegPage(path: string): Promise<Read> {
  const source = await fileSource(path);
  const scan = await scanJpeg(source);
  if (scan === undefined) throw damaged('The file starts like a JPEG but holds no picture.');
  if (scan.precision > 8) {
    throw new ProblemError(
      'conversion-failed',
      `This JPEG has ${scan.precision} bits per color, which PDF doesn’t support. Save it as an ordinary 8-bit JPEG or as a PNG.`,
    );
  }
  checkPixels(scan.width, scan.height, limits.maxCopiedPixels);
  if (isEmbeddable(scan)) return { page: await jpegPage(source, scan), holdsMore: scan.holdsMore };
  if (scan.end === undefined) throw damaged('The picture is incomplete: the file ends in the middle of it.');
  const { width, height } = scan;
  const components = (scan.components.length === 1 ? 1 : 3) as Components;
  const colours = { components, profile: usableProfile(scan.profile, components) };
  return { shape: { width, height, ...(await showingOf(scan)) }, colours, holdsMore: scan.holdsMore };
}

async function readPngPage(path: string): Promise<Read> {
  const source = await fileSource(path);
  const png = await readPng(source);
  if (png === undefined || png.data.length === 0) {
    throw damaged('The file starts like a PNG but holds no picture.');
  }
  const { width, height } = png;
  const shape = { width, height, ...(await pngShowing(png)) };
  checkPixels(width, height, limits.maxCopiedPixels);
  const image = await embeddedPng(source, png);
  const holdsMore = png.isAnimated;
  return image === undefined ? { shape, colours: pngColours(png), holdsMore } : { page: { image, shape }, holdsMore };
}

async function readPicture({ path, isPng }: Picture): Promise<Read> {
  const read = await (isPng ? readPngPage : readJpegPage)(path);
  if ('shape' in read) checkPixels(read.shape.width, read.shape.height, limits.maxDecodedPixels);
  return read;
}

/** A picture with its page, or with what is needed to decode it and how that went. */
interface Prepared {
  readonly picture: Picture;
  readonly read: Read;
  readonly task: DecodeTask;
  readonly decoded: Decoded | undefined;
}

/** Reads all pictures, and decodes in one process those that have to be. */
async function prepare(
  pictures: readonly Picture[],
  inFile: (picture: Picture, error: unknown) => unknown,
  settings: DecodeSettings,
): Promise<readonly Prepared[]> {
  const reads: Omit<Prepared, 'decoded'>[] = [];
  for (const [index, picture] of pictures.entries()) {
    const output = join(settings.workspace, `decoded-${index + 1}.png`);
    const task = { input: picture.path, page: 0, output, dropsAlpha: false };
    const read = await readPicture(picture).catch((error: unknown) => {
      throw inFile(picture, error);
    });
    reads.push({ picture, read, task });
  }
  const encoded = reads.filter(({ read }) => 'shape' in read);
  const outcomes = await decodePictures(
    encoded.map(({ task }) => task),
    settings,
  );
  return reads.map((read) => ({ ...read, decoded: outcomes[encoded.indexOf(read)] }));
}

async function pageOf({ read, task, decoded }: Prepared): Promise<PicturePage> {
  if ('page' in read) return read.page;
  if (decoded?.type !== 'decoded') {
    throw damaged('The picture can’t be decoded: it’s incomplete or damaged.', decoded?.reason);
  }
  return { image: await decodedImage(task.output, decoded, read.colours), shape: read.shape };
}

const vanishes = ({ decoded }: Prepared) => decoded?.type === 'decoded' && decoded.vanishes;

/**
 * Writes a PDF with a page for each picture, in this order: JPEGs unchanged, PNGs lossless and with their transparency.
 * `unseen` counts those of which paper shows nothing; `holdsMore` says whether a file has further pictures. Throws
 * `damaged-file`, `too-complex` and `conversion-failed`, with the file's name where there are several.
 */
export async function picturesToPdf(
  pictures: readonly Picture[],
  output: string,
  options: PageOptions,
  settings: DecodeSettings,
): Promise<Awaited<ReturnType<typeof writePages>> & { readonly unseen: number; readonly holdsMore: boolean }> {
  const inFile = ({ name }: Picture, error: unknown) => (pictures.length === 1 ? error : ofFile(name, error));
  const prepared = await prepare(pictures, inFile, settings);
  async function* pages(): AsyncGenerator<PicturePage> {
    for (const each of prepared) {
      yield await pageOf(each).catch((error: unknown) => {
        throw inFile(each.picture, error);
      });
    }
  }
  const holdsMore = prepared.some(({ read }) => read.holdsMore);
  return { ...(await writePages(output, pages(), options)), unseen: prepared.filter(vanishes).length, holdsMore };
}
