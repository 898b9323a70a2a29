import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import { createPageComparer } from '../../../comparison/page-comparer.ts';
import { openProblem } from '../open-problem.ts';
import type { PagesJob, PdfJob } from '../pdf-job.ts';
import { hasWritten, unpackObjects } from '../qpdf/run-qpdf.ts';
import {
  badPages,
  type Candidate,
  type CheckJob,
  compareCandidate,
  picturesOf,
  type Repaired,
  repairPages,
  type Verdicts,
} from './check/check-pages.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { readPlacements } from './images/placements.ts';
import { decodeJpx } from './jpx/decode-jpx.ts';
import { limits } from './limits.ts';
import { type Rewritten, rewriteFile } from './rewrite-file.ts';
import type { RewriteTask } from './rewrite-task.ts';
import { thresholds } from './thresholds.ts';

/** The result of compressing a file. */
export interface Compressed {
  /** The compressed file, or the original where that is smaller. */
  readonly path: string;
  readonly pages: number;
  readonly notes: readonly Note[];
}

const { deadlinesMs } = limits;
const { qpdf, list: listing } = limits.runs;

/** A PDF before it is compressed, and what compressing it takes. */
interface Original extends Pick<RewriteTask, 'objects' | 'placements' | 'decoded' | 'quality'> {
  /** By `performance.now()`. */
  readonly startedMs: number;
  readonly bytes: number;
  readonly fingerprint: Fingerprint;
}

/** A rewritten file with the text and the number of pages of the original, and how its pages look. */
interface Checked {
  readonly rewritten: Rewritten;
  readonly candidate: Candidate;
  readonly verdicts: Verdicts;
}

/** The steps by which a PDF is compressed, each of which may be repeated. */
interface Attempts {
  /** @param name Of a new folder. */
  readonly rewrite: (name: string, options: Pick<RewriteTask, 'subsetsFonts' | 'finer'>) => Promise<Rewritten>;
  readonly isSmaller: (path: string) => Promise<boolean>;
  /** Whether a file has the text and the number of pages of the original. */
  readonly isFaithful: (path: string) => Promise<boolean>;
  /** Null for a file that is not faithful. */
  readonly check: (rewritten: Rewritten) => Promise<Checked | null>;
}

/** How much finer images are encoded, try by try, where the quality can still be raised. */
function finerSteps(quality: number): readonly number[] {
  const { by, maxQuality } = thresholds.images.finer;
  return by.filter((_, step) => quality + (by[step - 1] ?? 0) < maxQuality);
}

/** Lists the images of a PDF with their placements, as `pdfimages` prints them. */
async function listImages({ processes, workspace, signal, input }: PdfJob): Promise<string> {
  const command = { file: 'pdfimages', args: ['-q', '-list', input] };
  return (await processes.run(command, { workspace, signal, ...listing })).stdout;
}

/** @param putBack References of the objects that were restored from the original. */
function notesOf(rewritten: Rewritten, putBack: ReadonlySet<string>): readonly Note[] {
  const recoded = rewritten.images.filter(({ isMask }) => !isMask);
  const images = recoded.filter(({ reference }) => !putBack.has(reference));
  const pictures = recoded.length - images.length;
  const downscaled = images.filter(({ isDownscaled }) => isDownscaled).length;
  const fonts = rewritten.fonts.filter((reference) => !putBack.has(reference)).length;
  const { duplicates, hasDroppedData } = rewritten;
  return [
    ...(images.length > 0 ? [{ code: 'images-recompressed' as const, images: images.length, downscaled }] : []),
    ...(pictures > 0 ? [{ code: 'pictures-kept' as const, pictures }] : []),
    ...(fonts > 0 ? [{ code: 'fonts-subset' as const, fonts }] : []),
    ...(duplicates > 0 ? [{ code: 'duplicates-merged' as const, parts: duplicates }] : []),
    ...(hasDroppedData ? [{ code: 'metadata-removed' as const }] : []),
  ];
}

function candidateOf(rewritten: Rewritten, pageCount: number, quality: number): Candidate {
  const { images, withoutCmyk } = rewritten;
  const pictures = images.map(({ reference }) => reference);
  return { ...rewritten, pageCount, quality, pictures, restoredWithPictures: withoutCmyk };
}

/** The pictures to encode again at a higher quality. None if a page has any other fault, which that cannot cure. */
function picturesToRefine(candidate: Candidate, verdicts: Verdicts): readonly string[] {
  const bad = badPages(verdicts);
  const isMendable = bad.every((page) => ['below-mean', 'unlike'].includes(verdicts.get(page) ?? ''));
  return isMendable ? [...new Set(bad.flatMap((page) => picturesOf(candidate, page)))] : [];
}

/** Reads what is to be compressed. Throws the problems of `openProblem`. */
async function readOriginal(job: PdfJob, quality: number): Promise<Original> {
  const startedMs = performance.now();
  const fingerprint = await fingerprintOf(job, job.input);
  if (fingerprint.pages === 0) throw await openProblem(job);
  const { objects, result } = await unpackObjects(job, job.input, job.workspace, qpdf.timeoutMs);
  if (!hasWritten(result)) throw await openProblem(job);
  const list = await listImages(job);
  const placements = join(job.workspace, 'placements.txt');
  await writeFile(placements, list);
  const decoded = await decodeJpx(job, readPlacements(list), objects);
  const { size: bytes } = await stat(job.input);
  return { startedMs, bytes, fingerprint, objects, placements, decoded, quality };
}

function createAttempts(job: CheckJob, original: Original): Attempts {
  const { startedMs, bytes, fingerprint, objects, placements, decoded, quality } = original;
  const isFaithful = async (path: string) => {
    const { pages, text } = await fingerprintOf(job, path);
    return pages === fingerprint.pages && text === fingerprint.text;
  };
  return {
    rewrite(name, options) {
      const spentMs = performance.now() - startedMs;
      return rewriteFile(job, name, { objects, placements, decoded, quality, spentMs, ...options });
    },
    isSmaller: async (path) => existsSync(path) && (await stat(path)).size < bytes,
    isFaithful,
    async check(rewritten) {
      const candidate = candidateOf(rewritten, fingerprint.pages, quality);
      const [isSame, verdicts] = await Promise.all([
        isFaithful(rewritten.path),
        compareCandidate(job, candidate, startedMs + deadlinesMs.comparing),
      ]);
      return isSame ? { rewritten, candidate, verdicts } : null;
    },
  };
}

/** Rewrites a PDF, again with whole fonts if its text differs. Null if that makes it no smaller, or its text differs still. */
async function rewriteFaithfully({ rewrite, isSmaller, check }: Attempts) {
  for (const [name, subsetsFonts] of [['rewritten', true] as const, ['rewritten-again', false] as const]) {
    const rewritten = await rewrite(name, { subsetsFonts, finer: {} });
    if (!(await isSmaller(rewritten.path))) return null;
    const checked = await check(rewritten);
    if (checked !== null) return { checked, subsetsFonts };
  }
  return null;
}

/**
 * Encodes the pictures of pages that look unlike the original again, finer and finer, while there is time.
 * @param firstMs How long the first file took.
 */
async function withFinerImages(
  { rewrite, check }: Attempts,
  { startedMs, quality }: Original,
  first: { readonly checked: Checked; readonly subsetsFonts: boolean },
  firstMs: number,
): Promise<Checked> {
  const { subsetsFonts } = first;
  let { checked } = first;
  let tookMs = firstMs;
  const finer: Record<string, number> = {};
  for (const by of finerSteps(quality)) {
    const pictures = picturesToRefine(checked.candidate, checked.verdicts);
    const begunMs = performance.now();
    if (pictures.length === 0 || begunMs + tookMs > startedMs + deadlinesMs.finerImages) break;
    for (const reference of pictures) finer[reference] = by;
    const refined = await check(await rewrite(`rewritten-finer-by-${by}`, { subsetsFonts, finer }));
    if (refined === null) break;
    checked = refined;
    tookMs = performance.now() - begunMs;
  }
  return checked;
}

/** What of a checked file may be sent: all of it, or all but what is restored on bad pages. Null if nothing helps. */
async function repaired(
  job: CheckJob,
  { candidate, verdicts }: Checked,
  { isFaithful }: Attempts,
  deadlineMs: number,
): Promise<Repaired | null> {
  if (badPages(verdicts).length === 0) return { path: candidate.path, putBack: new Set() };
  const found = await repairPages(job, candidate, verdicts, deadlineMs);
  return found !== null && (await isFaithful(found.path)) ? found : null;
}

async function compressAndCompare(job: CheckJob, quality: number): Promise<Compressed> {
  const original = await readOriginal(job, quality);
  const { pages } = original.fingerprint;
  const unchanged: Compressed = { path: job.input, pages, notes: [{ code: 'original-returned' }] };
  const attempts = createAttempts(job, original);
  const begunMs = performance.now();
  const first = await rewriteFaithfully(attempts);
  if (first === null) return unchanged;
  const checked = await withFinerImages(attempts, original, first, performance.now() - begunMs);
  const best = await repaired(job, checked, attempts, original.startedMs + deadlinesMs.repairing);
  if (best === null || !(await attempts.isSmaller(best.path))) return unchanged;
  return { path: best.path, pages, notes: notesOf(checked.rewritten, best.putBack) };
}

/**
 * Compresses a PDF's images, fonts and streams. Text, links, forms, tags and layers stay. The result must have the same
 * number of pages and the same text as the original; if it does not, compression is repeated without subsetting fonts.
 * Pages with recoded images or subset fonts must still look the same. If they do not, their images are encoded at a
 * higher quality or restored, and at last everything on these pages is. Returns the original if the result is not
 * smaller. Throws `signed-document`, `password-protected`, `damaged-file`, `too-complex`, `conversion-timeout` and the
 * signal's reason.
 * @param quality 30 to 95: how much detail images keep.
 */
export async function compressUnsigned(job: PagesJob, quality: number): Promise<Compressed> {
  const comparer = createPageComparer(job);
  try {
    return await compressAndCompare({ ...job, comparer }, quality);
  } finally {
    comparer.close();
  }
}
