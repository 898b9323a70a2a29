import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import type { Artifact, StoredFile } from '../../../engine.ts';
import { fileSource } from '../byte-source.ts';
import { checkPixels } from '../pixel-limit.ts';
import type { TaskSettings } from '../run-task.ts';
import { limits, thresholds } from '../thresholds.ts';
import { damagedPage, damagedTiff } from './directories/read-directories.ts';
import { compressions, photometrics } from './directories/tiff-codes.ts';
import { recodeAsRgb } from './libtiff.ts';
import { compareTiffPages } from './pages/compare-pages.ts';
import { type JoinedPage, joinPages } from './pages/join-pages.ts';
import { type PageSource, pageSources } from './pages/page-source.ts';
import { readPages, type TiffPage } from './pages/read-pages.ts';
import { readStatedPages } from './pages/read-stated-pages.ts';
import { isBilevel } from './recode/fax-image.ts';
import { faxPages } from './recode/fax-pages.ts';
import { isPhotographic, jpegPages } from './recode/jpeg-pages.ts';
import { type ExactCopies, losslessPages } from './recode/lossless-pages.ts';

const { maxLossyShare, maxResultShare, exactQuality } = thresholds.tiff;

const smallest = (pages: readonly PageSource[]): PageSource | undefined =>
  [...pages].sort((a, b) => a.data.bytes - b.data.bytes)[0];

/**
 * Pages that many programs cannot read: old-style JPEGs, whose data is scattered over the file, and subsampled colours
 * outside a JPEG. libtiff converts them to RGB.
 */
function isUnsupported({ compression, photometric }: TiffPage): boolean {
  const isJpeg = compression === compressions.jpeg;
  return compression === compressions.oldJpeg || (photometric === photometrics.yCbCr && !isJpeg);
}

/** Whether a page's data can be copied into a little-endian file: byte order matters only above 8 bits per sample. */
function isCopyable({ directory, data, source }: PageSource, { bitsPerSample, compression }: TiffPage): boolean {
  const isWhole = data.length > 0 && data.every(({ end }) => end <= source.size);
  const isPlain = directory.little || compression === compressions.jpeg || bitsPerSample.every((bits) => bits <= 8);
  return isWhole && isPlain;
}

interface Candidates {
  readonly original: PageSource;
  /** Other programs may not read the original's data, though it can be decoded. */
  readonly isOdd: boolean;
  readonly exact: readonly PageSource[];
  readonly jpeg: PageSource | undefined;
}

/** The data to store for a page; undefined if only the original file can hold it. */
function choose(page: TiffPage, { original, isOdd, exact, jpeg }: Candidates): PageSource | undefined {
  const best = smallest([
    ...(isCopyable(original, page) && !isUnsupported(page) && !isOdd ? [original] : []),
    ...exact,
  ]);
  if (best === undefined || jpeg === undefined) return best;
  return jpeg.data.bytes < best.data.bytes * maxLossyShare ? jpeg : best;
}

interface Copies {
  readonly exact: ExactCopies;
  readonly jpegs: ReadonlyMap<number, PageSource>;
  /** Whether codes of a fax could not be decoded. */
  readonly isDamaged: boolean;
}

async function copiesOf(
  input: string,
  pages: readonly TiffPage[],
  quality: number,
  settings: TaskSettings,
): Promise<Copies> {
  const photographs = quality >= exactQuality ? [] : pages.filter(isPhotographic);
  const jpegs = await jpegPages(input, photographs, quality, settings);
  const { copies: exact, isDamaged } = await losslessPages(input, pages, settings);
  return { jpegs, exact, isDamaged };
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

interface AllCandidates {
  readonly byPage: ReadonlyMap<number, Candidates>;
  /** Whether codes of a fax could not be decoded. */
  readonly isDamaged: boolean;
}

async function candidatesOf(
  input: string,
  pages: readonly TiffPage[],
  quality: number,
  settings: TaskSettings,
): Promise<AllCandidates> {
  const originals = await pageSources(input);
  for (const { index } of pages) {
    const { data, source } = originals[index] ?? {};
    const isCut = source !== undefined && data?.every(({ end }) => end > source.size);
    if (isCut) throw damagedPage(index + 1, 'its data is not in the file');
  }
  const usual = await copiesOf(input, pages, quality, settings);
  const unsupported = await copiesOfUnsupported(input, pages, quality, settings);
  const unread = pages.filter((page) => isBilevel(page) && (usual.exact.get(page.index) ?? []).length === 0);
  const faxes = await faxPages(input, unread, settings);
  const byPage = new Map(
    pages.map((page) => {
      const { index } = page;
      const original = originals[index];
      if (original === undefined) throw damagedTiff(`page ${index + 1} is gone`);
      const copies = isUnsupported(page) ? unsupported : usual;
      const fax = faxes.get(index);
      const exact = [...(copies?.exact.get(index) ?? []), ...(fax === undefined ? [] : [fax])];
      return [index, { original, isOdd: fax !== undefined, exact, jpeg: copies?.jpegs.get(index) }] as const;
    }),
  );
  return { byPage, isDamaged: usual.isDamaged };
}

interface ChosenPage extends JoinedPage {
  readonly index: number;
  readonly isJpeg: boolean;
}

/** The data of all pages, without those that only the original file can hold. Pages in `keptExact` get no JPEG. */
function chooseAll(
  pages: readonly TiffPage[],
  candidates: ReadonlyMap<number, Candidates>,
  keptExact: ReadonlySet<number>,
): readonly ChosenPage[] {
  return pages.flatMap((page) => {
    const { index } = page;
    const found = candidates.get(index);
    const jpeg = keptExact.has(index) ? undefined : found?.jpeg;
    const data = found && choose(page, { ...found, jpeg });
    return found === undefined || data === undefined
      ? []
      : [{ original: found.original, data, index, isJpeg: data === jpeg }];
  });
}

/**
 * Writes a smaller TIFF with all pages: Group 4 fax for black and white, JPEG for photographs, lossless for the rest.
 * Pages that cannot be made smaller keep their data; so do damaged faxes, unless the only page is one. The result is
 * compared with the original page by page. Throws `damaged-file`, `too-complex` and `conversion-timeout`.
 *
 * @param quality The JPEG quality, 1 to 100; 100 allows no loss.
 */
export async function compressTiff(input: StoredFile, quality: number, settings: TaskSettings): Promise<Artifact> {
  const { path: source, pages } = await readStatedPages(input.path, settings);
  for (const { width, height } of pages) checkPixels(width, height, limits.maxDecodedPixels);
  const { byPage: candidates, isDamaged } = await candidatesOf(source, pages, quality, settings);
  if (isDamaged && pages.length === 1) throw damagedPage(1, 'codes of the fax cannot be decoded');
  const damage: readonly Note[] = isDamaged ? [{ code: 'scan-damaged' }] : [];
  const kept: Artifact = { ...input, pages: pages.length, notes: [{ code: 'original-returned' }, ...damage] };
  let chosen = chooseAll(pages, candidates, new Set());
  const path = join(settings.workspace, 'compressed.tiff');
  for (let isSecond = false; ; isSecond = true) {
    if (chosen.length < pages.length) return { ...kept, notes: [{ code: 'storage-kept' }, ...damage] };
    await joinPages(chosen, path);
    if ((await stat(path)).size > input.bytes * maxResultShare) return kept;
    const compared = chosen.map(({ index, isJpeg }, after) => ({ before: index, after, isExact: !isJpeg }));
    const faulty = await compareTiffPages({ before: source, after: path, quality, pages: compared }, settings);
    if (faulty.size === 0) break;
    const isMendable = chosen.some(({ index, isJpeg }) => isJpeg && faulty.has(index));
    if (isSecond || !isMendable) return kept;
    chosen = chooseAll(pages, candidates, faulty);
  }
  const { size: bytes } = await stat(path);
  const images = chosen.filter(({ isJpeg }) => isJpeg).length;
  const recompressed: readonly Note[] = images > 0 ? [{ code: 'images-recompressed', images, downscaled: 0 }] : [];
  return { path, format: 'tiff', bytes, pages: pages.length, notes: [...recompressed, ...damage] };
}
