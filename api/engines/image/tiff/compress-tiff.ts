import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import type { Artifact, StoredFile } from '../../../engine.ts';
import { fileSource } from '../byte-source.ts';
import { checkPixels, maxDecodedPixels } from '../pixel-limit.ts';
import type { TaskSettings } from '../run-task.ts';
import { type JoinedPage, joinPages } from './join-pages.ts';
import { isPhotographic, jpegPages } from './jpeg-pages.ts';
import { recodeAsRgb } from './libtiff.ts';
import { type ExactCopies, losslessPages } from './lossless-pages.ts';
import { type PageSource, pageSources } from './page-source.ts';
import { damagedPage, damagedTiff } from './read-directories.ts';
import { readPages, type TiffPage } from './read-pages.ts';

/** A JPEG must be smaller than this share of the best lossless copy, to be worth the loss. */
const maxLossyShare = 0.9;
/** A result must be within this share of the original's size; otherwise the original is returned. */
const maxResultShare = 0.99;
/** From this quality up, pages are compressed only losslessly. */
const exactQuality = 100;
const oldJpeg = 6;
const newJpeg = 7;
const yCbCr = 6;

const smallest = (pages: readonly PageSource[]): PageSource | undefined =>
  [...pages].sort((a, b) => a.data.bytes - b.data.bytes)[0];

/**
 * Pages that many programs cannot read: old-style JPEGs, whose data is scattered over the file, and subsampled colours
 * outside a JPEG. libtiff converts them to RGB.
 */
function isUnsupported({ compression, photometric }: TiffPage): boolean {
  return compression === oldJpeg || (photometric === yCbCr && compression !== newJpeg);
}

/** Whether a page's data can be copied into a little-endian file: byte order matters only above 8 bits per sample. */
function isCopyable({ directory, data, source }: PageSource, { bitsPerSample, compression }: TiffPage): boolean {
  const isWhole = data.length > 0 && data.every(({ end }) => end <= source.size);
  const isPlain = directory.little || compression === newJpeg || bitsPerSample.every((bits) => bits <= 8);
  return isWhole && isPlain;
}

interface Candidates {
  readonly original: PageSource;
  readonly exact: readonly PageSource[];
  readonly jpeg: PageSource | undefined;
}

/** The data to store for a page; undefined if only the original file can hold it. */
function choose(page: TiffPage, { original, exact, jpeg }: Candidates): PageSource | undefined {
  const best = smallest([...(isCopyable(original, page) && !isUnsupported(page) ? [original] : []), ...exact]);
  if (best === undefined || jpeg === undefined) return best;
  return jpeg.data.bytes < best.data.bytes * maxLossyShare ? jpeg : best;
}

interface Copies {
  readonly exact: ExactCopies;
  readonly jpegs: ReadonlyMap<number, PageSource>;
}

async function copiesOf(
  input: string,
  pages: readonly TiffPage[],
  quality: number,
  settings: TaskSettings,
): Promise<Copies> {
  const photographs = quality >= exactQuality ? [] : pages.filter(isPhotographic);
  const jpegs = await jpegPages(input, photographs, quality, settings);
  return { jpegs, exact: await losslessPages(input, pages, settings) };
}

/** Copies of the unsupported pages, made from libtiff's RGB reading. */
async function copiesOfUnsupported(input: string, pages: readonly TiffPage[], quality: number, settings: TaskSettings) {
  const rgb = pages.some(isUnsupported) ? await recodeAsRgb(input, 'opaque', settings) : undefined;
  if (rgb === undefined) return undefined;
  const wanted = new Set(pages.filter(isUnsupported).map(({ index }) => index));
  const read = await readPages(await fileSource(rgb));
  return copiesOf(
    rgb,
    read.filter(({ index }) => wanted.has(index)),
    quality,
    settings,
  );
}

async function candidatesOf(
  input: string,
  pages: readonly TiffPage[],
  quality: number,
  settings: TaskSettings,
): Promise<ReadonlyMap<number, Candidates>> {
  const originals = await pageSources(input);
  for (const { index } of pages) {
    const { data, source } = originals[index] ?? {};
    const isCut = source !== undefined && data?.every(({ end }) => end > source.size);
    if (isCut) throw damagedPage(index + 1, 'its data is not in the file');
  }
  const usual = await copiesOf(input, pages, quality, settings);
  const unsupported = await copiesOfUnsupported(input, pages, quality, settings);
  return new Map(
    pages.map((page) => {
      const { index } = page;
      const original = originals[index];
      if (original === undefined) throw damagedTiff(`page ${index + 1} is gone`);
      const copies = isUnsupported(page) ? unsupported : usual;
      return [index, { original, exact: copies?.exact.get(index) ?? [], jpeg: copies?.jpegs.get(index) }];
    }),
  );
}

/**
 * Writes a smaller TIFF with all pages: Group 4 fax for black and white, JPEG for photographs, lossless for the rest.
 * Pages that cannot be made smaller keep their data. Throws `damaged-file`, `too-complex` and `conversion-timeout`.
 *
 * @param quality The JPEG quality, 1 to 100; `exactQuality` allows no loss.
 */
export async function compressTiff(input: StoredFile, quality: number, settings: TaskSettings): Promise<Artifact> {
  const pages = await readPages(await fileSource(input.path));
  for (const { width, height } of pages) checkPixels(width, height, maxDecodedPixels);
  const candidates = await candidatesOf(input.path, pages, quality, settings);
  const joined: JoinedPage[] = [];
  let recompressed = 0;
  for (const page of pages) {
    const found = candidates.get(page.index);
    const data = found && choose(page, found);
    if (found !== undefined && data !== undefined) joined.push({ original: found.original, data });
    if (data !== undefined && data === found?.jpeg) recompressed++;
  }
  const kept: Artifact = { ...input, pages: pages.length, notes: [{ code: 'original-returned' }] };
  if (joined.length < pages.length) return { ...kept, notes: [{ code: 'storage-kept' }] };
  const path = join(settings.workspace, 'compressed.tiff');
  await joinPages(joined, path);
  const { size: bytes } = await stat(path);
  if (bytes > input.bytes * maxResultShare) return kept;
  const notes: readonly Note[] =
    recompressed > 0 ? [{ code: 'images-recompressed', images: recompressed, downscaled: 0 }] : [];
  return { path, format: 'tiff', bytes, pages: pages.length, notes };
}
