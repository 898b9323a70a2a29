import { join } from 'node:path';
import type { PageResult } from '../../../../comparison/messages.ts';
import type { PageComparer } from '../../../../comparison/page-comparer.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { pack, packPages } from '../pack.ts';
import type { ChangedPage } from '../rewrite-task.ts';
import { choosePages } from './choose-pages.ts';
import { findCulprits } from './find-culprits.ts';
import { judgeAllPages, judgePages, type Verdict } from './judge-pages.ts';
import { changesWithout } from './put-back.ts';
import { thresholds } from './thresholds.ts';

/** A compressed file, and how it was made. */
export interface Candidate {
  readonly path: string;
  /** The changes that qpdf merged into the original. */
  readonly changes: string;
  readonly pageCount: number;
  /** The recoded images. */
  readonly pictures: readonly string[];
  /** What was changed on each page; null if that is not known. */
  readonly pages: readonly ChangedPage[] | null;
  /** Objects restored along with any picture. */
  readonly restoredWithPictures: readonly string[];
  readonly quality: number;
  /** An existing folder for temporary files. */
  readonly folder: string;
}

/** Verdicts by page number, from 0, for the pages that were compared. */
export type Verdicts = ReadonlyMap<number, Verdict>;

/** A compressed file whose pages look like those of the original. */
export interface Repaired {
  /** The file that may be sent. */
  readonly path: string;
  /** References of the objects that were restored from the original. */
  readonly putBack: ReadonlySet<string>;
}

/** The time by `performance.now()` at which a step must end. */
type Deadline = number;

const remainingMs = (deadline: Deadline) => Math.max(0, deadline - performance.now());

/** A job together with the comparer that compares its pages. */
export interface CheckJob extends PdfJob {
  readonly comparer: PageComparer;
}

async function comparePages(
  job: CheckJob,
  path: string,
  pages: readonly number[],
  deadline: Deadline,
  placeOf: (page: number) => number = (page) => page,
): Promise<readonly PageResult[]> {
  const wanted = pages.map((page) => ({
    before: { path: job.input, page },
    after: { path, page: placeOf(page) },
  }));
  return job.comparer.compare(wanted, deadline);
}

/** Compares pages of a candidate with the original, chosen by `choosePages`. Throws the signal's reason. */
export async function compareCandidate(job: CheckJob, candidate: Candidate, deadline: Deadline): Promise<Verdicts> {
  const pages = choosePages(candidate.pageCount, candidate.pages);
  const results = await comparePages(job, candidate.path, pages, deadline);
  const isUnchanged = ({ pictures }: ChangedPage, page: number) => pictures.length === 0 && !pages.includes(page);
  const unchanged = candidate.pages?.filter(isUnchanged).length ?? 0;
  const verdicts = judgeAllPages(results, candidate.quality, unchanged);
  return new Map(pages.map((page, index) => [page, verdicts[index] ?? 'unseen']));
}

/** The pages whose verdict is not `good`. */
export const badPages = (verdicts: Verdicts): readonly number[] =>
  [...verdicts].filter(([, verdict]) => verdict !== 'good').map(([page]) => page);

/** The pictures that may be at fault on a page: all recoded ones if it is not known where they are. */
export const picturesOf = ({ pages, pictures }: Candidate, page: number): readonly string[] =>
  pages === null ? pictures : (pages[page]?.pictures ?? []);

/** Finds the pictures at fault on a page by drawing it with some of them restored. */
async function culpritsOf(
  job: CheckJob,
  candidate: Candidate,
  page: number,
  putBack: ReadonlySet<string>,
  deadline: Deadline,
): Promise<readonly string[]> {
  let variants = 0;
  const passes = async (suspects: readonly string[]) => {
    if (remainingMs(deadline) === 0) return false;
    const name = join(candidate.folder, `page-${page}-variant-${variants++}`);
    const restored = new Set([...putBack, ...suspects, ...candidate.restoredWithPictures]);
    await changesWithout(candidate.changes, restored, `${name}.json`);
    await packPages(job, `${name}.json`, [page], `${name}.pdf`, remainingMs(deadline));
    const [verdict] = judgePages(await comparePages(job, `${name}.pdf`, [page], deadline, () => 0), candidate.quality);
    return verdict === 'good';
  };
  const suspects = picturesOf(candidate, page).filter((reference) => !putBack.has(reference));
  return findCulprits(suspects, passes, thresholds.maxTrials);
}

/** The pictures to restore for all bad pages. */
async function picturesToPutBack(
  job: CheckJob,
  candidate: Candidate,
  verdicts: Verdicts,
  deadline: Deadline,
): Promise<Set<string>> {
  const putBack = new Set<string>();
  const showsFaultyPictures = (page: number) => ['unlike', 'faulty'].includes(verdicts.get(page) ?? '');
  const bad = badPages(verdicts);
  const examined = bad.filter(showsFaultyPictures).slice(0, thresholds.maxExaminedPages);
  for (const page of bad) {
    if (!examined.includes(page)) for (const reference of picturesOf(candidate, page)) putBack.add(reference);
  }
  for (const page of examined) {
    for (const reference of await culpritsOf(job, candidate, page, putBack, deadline)) putBack.add(reference);
  }
  return putBack;
}

/**
 * Restores what makes pages bad: first the pictures at fault, then everything changed on the pages that are still bad.
 * Null if that does not help, or not in time: then only the original is faithful. Throws the signal's reason.
 */
export async function repairPages(
  job: CheckJob,
  candidate: Candidate,
  verdicts: Verdicts,
  deadline: Deadline,
): Promise<Repaired | null> {
  const putBack = await picturesToPutBack(job, candidate, verdicts, deadline);
  const bad = badPages(verdicts);
  const attempt = async (name: string) => {
    const [changes, path] = [join(candidate.folder, `${name}.json`), join(candidate.folder, `${name}.pdf`)];
    await changesWithout(candidate.changes, new Set([...putBack, ...candidate.restoredWithPictures]), changes);
    await pack(job, changes, path, remainingMs(deadline));
    const judged = judgePages(await comparePages(job, path, bad, deadline), candidate.quality);
    // Pages that were not compared in time had all their pictures restored, so they are not compared again.
    const isBad = (page: number, index: number) => judged[index] !== 'good' && verdicts.get(page) !== 'unseen';
    return { path, bad: bad.filter(isBad) };
  };
  const first = putBack.size > 0 ? await attempt('without-pictures') : { path: candidate.path, bad };
  if (first.bad.length === 0) return { path: first.path, putBack };
  if (candidate.pages === null || remainingMs(deadline) === 0) return null;
  for (const page of first.bad) {
    const { pictures = [], fonts = [], others = [] } = candidate.pages[page] ?? {};
    for (const reference of [...pictures, ...fonts, ...others]) putBack.add(reference);
  }
  const second = await attempt('without-pages');
  return second.bad.length === 0 ? { path: second.path, putBack } : null;
}
