import { join } from 'node:path';
import type { Look } from '../../../../look/look-task.ts';
import type { Looker } from '../../../../look/looker.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { pack, packPages } from '../pack.ts';
import type { ChangedPage } from '../rewrite-task.ts';
import { choosePages } from './choose-pages.ts';
import { findCulprits } from './find-culprits.ts';
import { judgeAllLooks, judgeLooks, type Verdict } from './judge-looks.ts';
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
  /** What of each page was changed; null where that is not known. */
  readonly pages: readonly ChangedPage[] | null;
  /** Objects that go back with any picture. */
  readonly withPictures: readonly string[];
  readonly quality: number;
  /** An existing folder for what is written. */
  readonly folder: string;
}

/** How a candidate looks: verdicts by page, from 0, of those that were looked at. */
export type Verdicts = ReadonlyMap<number, Verdict>;

export interface Mended {
  /** The file that may be sent. */
  readonly path: string;
  /** The objects that are as they were. */
  readonly putBack: ReadonlySet<string>;
}

/** Time by `performance.now()` at which a step must have ended. */
type Deadline = number;

const left = (deadline: Deadline) => Math.max(0, deadline - performance.now());

/** A job with what looks at its pages. */
export interface CheckJob extends PdfJob {
  readonly looker: Looker;
}

async function looksAt(
  job: CheckJob,
  path: string,
  pages: readonly number[],
  deadline: Deadline,
  placeOf: (page: number) => number = (page) => page,
): Promise<readonly Look[]> {
  const wanted = pages.map((page) => ({
    before: { path: job.input, page },
    after: { path, page: placeOf(page) },
  }));
  return job.looker.look(wanted, deadline);
}

/** Looks at pages of a candidate and of the original (`choosePages`). Throws the signal's reason. */
export async function lookAtCandidate(job: CheckJob, candidate: Candidate, deadline: Deadline): Promise<Verdicts> {
  const pages = choosePages(candidate.pageCount, candidate.pages);
  const looks = await looksAt(job, candidate.path, pages, deadline);
  const isUnchanged = ({ pictures }: ChangedPage, page: number) => pictures.length === 0 && !pages.includes(page);
  const unchanged = candidate.pages?.filter(isUnchanged).length ?? 0;
  const verdicts = judgeAllLooks(looks, candidate.quality, unchanged);
  return new Map(pages.map((page, index) => [page, verdicts[index] ?? 'unseen']));
}

/** The pages that are not good. */
export const badPages = (verdicts: Verdicts): readonly number[] =>
  [...verdicts].filter(([, verdict]) => verdict !== 'good').map(([page]) => page);

/** The pictures of a page that was found bad. */
export const picturesOf = ({ pages, pictures }: Candidate, page: number): readonly string[] =>
  pages === null ? pictures : (pages[page]?.pictures ?? []);

/** Of a page's pictures those at fault, found by drawing it with some of them as they were. */
async function culpritsOf(
  job: CheckJob,
  candidate: Candidate,
  page: number,
  putBack: ReadonlySet<string>,
  deadline: Deadline,
): Promise<readonly string[]> {
  let variants = 0;
  const passes = async (suspects: readonly string[]) => {
    if (left(deadline) === 0) return false;
    const name = join(candidate.folder, `page-${page}-variant-${variants++}`);
    const restored = new Set([...putBack, ...suspects, ...candidate.withPictures]);
    await changesWithout(candidate.changes, restored, `${name}.json`);
    await packPages(job, `${name}.json`, [page], `${name}.pdf`, left(deadline));
    const [verdict] = judgeLooks(await looksAt(job, `${name}.pdf`, [page], deadline, () => 0), candidate.quality);
    return verdict === 'good';
  };
  const suspects = picturesOf(candidate, page).filter((reference) => !putBack.has(reference));
  return findCulprits(suspects, passes, thresholds.maxTrials);
}

/** The pictures to put back for all bad pages. */
async function picturesToPutBack(
  job: CheckJob,
  candidate: Candidate,
  verdicts: Verdicts,
  deadline: Deadline,
): Promise<Set<string>> {
  const putBack = new Set<string>();
  const isAtFault = (page: number) => ['unlike', 'faulty'].includes(verdicts.get(page) ?? '');
  const bad = badPages(verdicts);
  const examined = bad.filter(isAtFault).slice(0, thresholds.maxExaminedPages);
  for (const page of bad) {
    if (!examined.includes(page)) for (const reference of picturesOf(candidate, page)) putBack.add(reference);
  }
  for (const page of examined) {
    for (const reference of await culpritsOf(job, candidate, page, putBack, deadline)) putBack.add(reference);
  }
  return putBack;
}

/**
 * Puts back what makes pages bad: first the pictures at fault, then all that was changed of the pages that are still
 * bad. Null where that does not help, or not in time: then only the original is right. Throws the signal's reason.
 */
export async function mendPages(
  job: CheckJob,
  candidate: Candidate,
  verdicts: Verdicts,
  deadline: Deadline,
): Promise<Mended | null> {
  const putBack = await picturesToPutBack(job, candidate, verdicts, deadline);
  const bad = badPages(verdicts);
  const attempt = async (name: string) => {
    const [changes, path] = [join(candidate.folder, `${name}.json`), join(candidate.folder, `${name}.pdf`)];
    await changesWithout(candidate.changes, new Set([...putBack, ...candidate.withPictures]), changes);
    await pack(job, changes, path, left(deadline));
    const judged = judgeLooks(await looksAt(job, path, bad, deadline), candidate.quality);
    // What could not be seen in time before was put back unseen.
    const isBad = (page: number, index: number) => judged[index] !== 'good' && verdicts.get(page) !== 'unseen';
    return { path, bad: bad.filter(isBad) };
  };
  const first = putBack.size > 0 ? await attempt('without-pictures') : { path: candidate.path, bad };
  if (first.bad.length === 0) return { path: first.path, putBack };
  if (candidate.pages === null || left(deadline) === 0) return null;
  for (const page of first.bad) {
    const { pictures = [], fonts = [], others = [] } = candidate.pages[page] ?? {};
    for (const reference of [...pictures, ...fonts, ...others]) putBack.add(reference);
  }
  const second = await attempt('without-pages');
  return second.bad.length === 0 ? { path: second.path, putBack } : null;
}
