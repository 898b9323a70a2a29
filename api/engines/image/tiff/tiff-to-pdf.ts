import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Components, usableProfile } from '../../../formats/colour-profile.ts';
import type { PageOptions } from '../../../formats/paper.ts';
import { nestedWorkspace } from '../../../jail/nested-workspace.ts';
import { ofFile, ProblemError } from '../../../problem.ts';
import { buffered, fileSource } from '../byte-source.ts';
import { type DecodeSettings, type DecodeTask, decodePictures } from '../decode-pictures.ts';
import { decodedImage } from '../decoded-image.ts';
import type { PdfImage } from '../pdf-image.ts';
import { checkPixels } from '../pixel-limit.ts';
import { limits } from '../thresholds.ts';
import { type PicturePage, writePages } from '../write-pages.ts';
import { damagedPage, damagedTiff } from './directories/read-directories.ts';
import { compressions, photometrics, sampleFormats } from './directories/tiff-codes.ts';
import { recodeAsPlain, recodeAsRgb } from './libtiff.ts';
import type { TiffPage } from './pages/read-pages.ts';
import { readStatedPages } from './pages/read-stated-pages.ts';
import { faxImage } from './recode/fax-image.ts';
import { jpegStripsImage } from './recode/jpeg-strips.ts';
import { recodeStrips } from './recode/recode-strips.ts';

/** Loads a page's image when the page is written. */
type MakeImage = () => Promise<PdfImage>;

/** Images found so far, by page index. */
type Ready = Map<number, MakeImage>;

/** Copies the strips of pages that are not ready yet, where `makeImage` can. */
async function copyStrips(
  pages: readonly TiffPage[],
  makeImage: (page: TiffPage) => Promise<PdfImage | undefined>,
  ready: Ready,
): Promise<void> {
  for (const page of pages.filter(({ index }) => !ready.has(index))) {
    const image = await makeImage(page);
    if (image !== undefined) ready.set(page.index, async () => image);
  }
}

interface Source {
  readonly path: string;
  readonly index: number;
}

/** Decodes pages, each from the file that `sourceOf` names. Returns why pages failed. */
async function decode(
  pages: readonly TiffPage[],
  sourceOf: (page: TiffPage) => Source,
  ready: Ready,
  settings: DecodeSettings,
): Promise<ReadonlyMap<TiffPage, string>> {
  const tasks = pages.map((page): DecodeTask => {
    const { path, index } = sourceOf(page);
    const output = join(settings.workspace, `page-${page.index}.png`);
    return { input: path, page: index, output, dropsAlpha: page.extraSamples[0] === 0 };
  });
  const outcomes = await decodePictures(tasks, settings);
  const failures = new Map<TiffPage, string>();
  for (const [position, page] of pages.entries()) {
    const [task, outcome] = [tasks[position], outcomes[position]];
    if (task === undefined || outcome?.type !== 'decoded') {
      failures.set(page, outcome?.type === 'failed' ? outcome.reason : 'no outcome');
      continue;
    }
    const components: Components = page.photometric <= photometrics.blackIsZero ? 1 : 3;
    const colours = { components, profile: usableProfile(page.profile, components) };
    ready.set(page.index, () => decodedImage(task.output, outcome, colours));
  }
  return failures;
}

/** Bits of a sample that decoders read; those of less than a byte, in pages of one sample. */
const usualBits: ReadonlySet<number> = new Set([1, 2, 4, 8, 16, 32]);

/** The problem of a page that no decoder reads: `unsupported-file-type` if its samples are of an unusual size. */
function undecodedPage({ index, bitsPerSample }: TiffPage, cause: unknown): ProblemError {
  const page = index + 1;
  const bits = bitsPerSample.find((size) => !usualBits.has(size) || (size < 8 && bitsPerSample.length > 1));
  if (bits === undefined) return damagedPage(page, cause);
  return new ProblemError(
    'unsupported-file-type',
    `Page ${page} of the TIFF has ${bits} bits a sample in an arrangement that can’t be read here. Save it with 8 or 16 bits a sample in the program that made it, and try that copy.`,
    { cause },
  );
}

/** Decodes pages that could not be copied: with sharp, or with sharp after recoding by libtiff's tools. */
async function decodeRest(input: string, pages: readonly TiffPage[], ready: Ready, settings: DecodeSettings) {
  const rest = pages.filter((page) => !ready.has(page.index));
  for (const { width, height } of rest) checkPixels(width, height, limits.maxDecodedPixels);
  // Only libtiff's RGBA interface decodes old-style JPEG; other decoders render it black.
  const modern = rest.filter(({ compression }) => compression !== compressions.oldJpeg);
  const failed = await decode(modern, ({ index }) => ({ path: input, index }), ready, settings);
  for (const page of [...failed.keys()].slice(0, limits.tiff.maxRetries)) {
    const [plain] = await recodeAsPlain(input, page.index, settings);
    if (plain !== undefined) await decode([page], () => plain, ready, settings);
  }
  const last = rest.filter((page) => !ready.has(page.index));
  // libtiff takes the bits of numbers with a sign, and of fractions, for brightness.
  const measured = last.find(({ sampleFormat }) => sampleFormat !== sampleFormats.unsigned);
  if (measured !== undefined) throw undecodedPage(measured, failed.get(measured));
  const rgba = last.length === 0 ? undefined : await recodeAsRgb(input, 'with-opacity', settings);
  if (rgba !== undefined) await decode(last, ({ index }) => ({ path: rgba, index }), ready, settings);
  const lost = last.find((page) => !ready.has(page.index));
  if (lost !== undefined) throw undecodedPage(lost, failed.get(lost));
}

async function* picturePages(pages: readonly TiffPage[], ready: Ready): AsyncGenerator<PicturePage> {
  for (const { index, width, height, showing } of pages) {
    const image = await ready.get(index)?.();
    if (image === undefined) throw damagedTiff(`page ${index + 1} was not prepared`);
    yield { image, shape: { width, height, ...showing } };
  }
}

interface OpenedTiff {
  /** The images are ready to be loaded. */
  readonly pages: AsyncGenerator<PicturePage>;
  /** Whether rows of faxes are missing or wrong. */
  readonly isDamaged: boolean;
}

async function openTiff(given: string, settings: DecodeSettings): Promise<OpenedTiff> {
  const { path: input, pages } = await readStatedPages(given, settings);
  const source = await fileSource(input);
  for (const { width, height } of pages) checkPixels(width, height, limits.maxCopiedPixels);
  const ready: Ready = new Map();
  await copyStrips(pages, (page) => jpegStripsImage(buffered(source), page), ready);
  const rest = pages.filter(({ index }) => !ready.has(index));
  const { images, isDamaged } = await recodeStrips(input, rest, settings);
  for (const [index, image] of images) ready.set(index, async () => image);
  await copyStrips(pages, async (page) => faxImage(source, page), ready);
  await decodeRest(input, pages, ready, settings);
  return { pages: picturePages(pages, ready), isDamaged };
}

/** A TIFF, and the visitor's name for it. */
export interface TiffFile {
  readonly path: string;
  readonly name: string;
}

/**
 * The pages of several TIFFs. Each is read in a folder of its own, since pages are named by their numbers.
 *
 * @param onDamage Called for a file in which rows of faxes are missing or wrong.
 */
async function* pagesOfAll(
  files: readonly TiffFile[],
  settings: DecodeSettings,
  onDamage: () => void,
): AsyncGenerator<PicturePage> {
  for (const { path, name } of files) {
    try {
      const workspace = await nestedWorkspace(settings.workspace, 'pages-');
      const own = join(workspace, 'input.tiff');
      await rename(path, own);
      const { pages, isDamaged } = await openTiff(own, { ...settings, workspace });
      if (isDamaged) onDamage();
      yield* pages;
      await rm(workspace, { recursive: true });
    } catch (error) {
      throw ofFile(name, error);
    }
  }
}

/**
 * Writes a PDF with all pages of these TIFFs in their own size, or on the chosen paper: JPEG data unchanged, everything
 * else without loss. `isDamaged` means faxes in which rows are missing or wrong. Throws `damaged-file`,
 * `unsupported-file-type`, `too-complex` and `conversion-timeout`, with the file's name where there are several.
 */
export async function tiffsToPdf(
  files: readonly [TiffFile, ...TiffFile[]],
  output: string,
  options: PageOptions,
  settings: DecodeSettings,
): Promise<{ readonly bytes: number; readonly pages: number; readonly isDamaged: boolean }> {
  if (files.length === 1) {
    const { pages, isDamaged } = await openTiff(files[0].path, settings);
    return { ...(await writePages(output, pages, options)), isDamaged };
  }
  let isDamaged = false;
  const pages = pagesOfAll(files, settings, () => {
    isDamaged = true;
  });
  return { ...(await writePages(output, pages, options)), isDamaged };
}
