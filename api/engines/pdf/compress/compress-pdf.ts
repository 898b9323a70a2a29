import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import { createPageComparer } from '../../../comparison/page-comparer.ts';
import { ProblemError } from '../../../problem.ts';
import { openProblem } from '../open-problem.ts';
import type { PagesJob, PdfJob } from '../pdf-job.ts';
import { hasWritten, unpackObjects } from '../qpdf/run-qpdf.ts';
import {
  badPages,
  type Candidate,
  type CheckJob,
  compareCandidate,
  picturesOf,
  repairPages,
  type Verdicts,
} from './check/check-pages.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readPlacements } from './images/placements.ts';
import { decodeJpx } from './jpx/decode-jpx.ts';
import { limits } from './limits.ts';
import { type Rewritten, rewriteFile } from './rewrite-file.ts';
import type { RewriteTask } from './rewrite-task.ts';
import { removeSignatures } from './signatures/remove-signatures.ts';
import { thresholds } from './thresholds.ts';

export interface Compressed {
  /** The compressed file, or the original where that is smaller. */
  readonly path: string;
  readonly pages: number;
  readonly notes: readonly Note[];
}

const { deadlinesMs } = limits;

/** How much finer images are encoded, try by try, where the quality can still be raised. */
function finerSteps(quality: number): readonly number[] {
  const { by, maxQuality } = thresholds.images.finer;
  return by.filter((_, step) => quality + (by[step - 1] ?? 0) < maxQuality);
}
const { qpdf, list: listing } = limits.runs;

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

async function compressAndCompare(job: CheckJob, quality: number): Promise<Compressed> {
  const started = performance.now();
  const before = await fingerprintOf(job, job.input);
  if (before.pages === 0) throw await openProblem(job);
  const { objects, result } = await unpackObjects(job, job.input, job.workspace, qpdf.timeoutMs);
  if (!hasWritten(result)) throw await openProblem(job);
  const list = await listImages(job);
  const placements = join(job.workspace, 'placements.txt');
  await writeFile(placements, list);
  const decoded = await decodeJpx(job, readPlacements(list), objects);
  const { size } = await stat(job.input);
  const original: Compressed = { path: job.input, pages: before.pages, notes: [{ code: 'original-returned' }] };

  const rewrite = (name: string, options: Pick<RewriteTask, 'subsetsFonts' | 'finer'>) => {
    const spentMs = performance.now() - started;
    return rewriteFile(job, name, { objects, placements, decoded, quality, spentMs, ...options });
  };
  const isSmaller = async (path: string) => existsSync(path) && (await stat(path)).size < size;
  const isFaithful = async (path: string) => {
    const after = await fingerprintOf(job, path);
    return after.pages === before.pages && after.text === before.text;
  };
  /** Compares a rewritten file with the original. Null if its page count or its text differs. */
  const check = async (rewritten: Rewritten) => {
    const candidate = candidateOf(rewritten, before.pages, quality);
    const [isSame, verdicts] = await Promise.all([
      isFaithful(rewritten.path),
      compareCandidate(job, candidate, started + deadlinesMs.comparing),
    ]);
    return isSame ? { rewritten, candidate, verdicts } : null;
  };

  const firstBegun = performance.now();
  let rewritten = await rewrite('rewritten', { subsetsFonts: true, finer: {} });
  if (!(await isSmaller(rewritten.path))) return original;
  let checked = await check(rewritten);
  const subsetsFonts = checked !== null;
  if (checked === null) {
    rewritten = await rewrite('rewritten-again', { subsetsFonts, finer: {} });
    if (!(await isSmaller(rewritten.path))) return original;
    checked = await check(rewritten);
  }
  if (checked === null) return original;
  let tookMs = performance.now() - firstBegun;
  const finer: Record<string, number> = {};
  for (const by of finerSteps(quality)) {
    const pictures = picturesToRefine(checked.candidate, checked.verdicts);
    const begun = performance.now();
    if (pictures.length === 0 || begun + tookMs > started + deadlinesMs.finerImages) break;
    for (const reference of pictures) finer[reference] = by;
    const refined = await check(await rewrite(`rewritten-finer-by-${by}`, { subsetsFonts, finer }));
    if (refined === null) break;
    checked = refined;
    tookMs = performance.now() - begun;
  }
  const { candidate, verdicts } = checked;
  const isGood = badPages(verdicts).length === 0;
  const repaired = isGood
    ? { path: candidate.path, putBack: new Set<string>() }
    : await repairPages(job, candidate, verdicts, started + deadlinesMs.repairing);
  const isChecked = repaired !== null && (isGood || (await isFaithful(repaired.path)));
  if (!isChecked || !(await isSmaller(repaired.path))) return original;
  return { path: repaired.path, pages: before.pages, notes: notesOf(checked.rewritten, repaired.putBack) };
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
async function compressUnsigned(job: PagesJob, quality: number): Promise<Compressed> {
  const comparer = createPageComparer(job);
  try {
    return await compressAndCompare({ ...job, comparer }, quality);
  } finally {
    comparer.close();
  }
}

/** How a visitor wants a PDF compressed. */
export interface CompressOptions {
  /** 30 to 95: how much detail images keep. */
  readonly quality: number;
  /** Whether a signed PDF is compressed without its signatures, rather than refused. */
  readonly dropsSignatures: boolean;
  /** What the visitor calls the file. */
  readonly name: string;
}

/** Compresses a PDF as `compressUnsigned` does, after removing its signatures where the visitor wants that. */
export async function compressPdf(
  job: PagesJob,
  { quality, dropsSignatures, name }: CompressOptions,
): Promise<Compressed> {
  try {
    return await compressUnsigned(job, quality);
  } catch (error) {
    if (!dropsSignatures || !(error instanceof ProblemError) || error.code !== 'signed-document') throw error;
  }
  const workspace = join(job.workspace, 'unsigned');
  const input = await removeSignatures(job, workspace);
  const compressed = await compressUnsigned({ ...job, input, workspace }, quality);
  const [{ size: before }, { size: after }] = await Promise.all([stat(job.input), stat(compressed.path)]);
  // A copy that is no smaller is not worth a signature.
  if (compressed.path === input || after >= before) {
    return { path: job.input, pages: compressed.pages, notes: [{ code: 'original-returned' }] };
  }
  return { ...compressed, notes: [{ code: 'signatures-removed', files: [name], more: 0 }, ...compressed.notes] };
}
