import type { Note } from '../../../../../catalog/report.ts';
import type { PageParts, PartCounts } from '../../../../look/count-parts.ts';
import { findFaults } from '../../../../look/find-faults.ts';
import type { Look } from '../../../../look/look-task.ts';
import { createLooker, type LookerSettings } from '../../../../look/looker.ts';
import { ProblemError } from '../../../../problem.ts';
import { limits } from '../limits.ts';
import { type MergedPage, samplePages } from './sample-pages.ts';

/** One of the files that were merged. */
export interface MergedFile {
  readonly path: string;
  /** The name that its visitor gave it. */
  readonly name: string;
  readonly pages: number;
  /** It was damaged: what readers make of it differs. */
  readonly isRepaired: boolean;
}

type PartsMissing = Extract<Note, { code: 'parts-missing' }>;

/** Throws `content-lost` for a page that lost what it shows; returns how many pages changed in another way. */
function judgeLooks(looks: readonly Look[], pages: readonly MergedPage[], files: readonly MergedFile[]): number {
  let changed = 0;
  for (const [index, look] of looks.entries()) {
    const { file, page } = pages[index] as MergedPage;
    const { name, isRepaired } = files[file] as MergedFile;
    if (look.type === 'resized') changed++;
    if (look.type !== 'compared') continue;
    const faults = findFaults(look.likeness, limits.held.minSimilarity);
    if (faults.includes('blank') || (faults.includes('ink-lost') && !isRepaired)) {
      throw new ProblemError(
        'content-lost',
        `Page ${page + 1} of “${name}” lost part of its content on the way, so nothing was sent. Print that file to a new PDF and merge the new one.`,
        { cause: faults.join() },
      );
    }
    if (faults.length > 0 && !isRepaired) changed++;
  }
  return changed;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What the merged file lacks of the parts of those files that could be read. */
function missingParts(
  pages: readonly MergedPage[],
  ofFiles: readonly (PartCounts | null)[],
  merged: PartCounts,
): PartsMissing | null {
  const known = ofFiles.filter((counts) => counts !== null);
  const missing = { bookmarks: 0, attachments: 0, links: 0, others: 0 };
  missing.bookmarks = Math.max(0, sum(known.map(({ bookmarks }) => bookmarks)) - merged.bookmarks);
  missing.attachments = Math.max(0, sum(known.map(({ attachments }) => attachments)) - merged.attachments);
  const unread = ofFiles.map((counts) => [...(counts?.pages ?? [])]);
  for (const [index, { file }] of pages.entries()) {
    const before = unread[file]?.shift();
    const after = merged.pages[index] as PageParts;
    missing.links += Math.max(0, (before?.links ?? 0) - after.links);
    missing.others += Math.max(0, (before?.others ?? 0) - after.others);
  }
  return Object.values(missing).some((count) => count > 0) ? { code: 'parts-missing', ...missing } : null;
}

/**
 * Holds a merged file against the files it was made of: their pages, or a fair sample of them, as they look, and what they
 * carry besides. Notes tell what changed. Throws `content-lost` where a page lost what it shows, naming it.
 */
export async function holdMerged(
  path: string,
  files: readonly MergedFile[],
  settings: LookerSettings,
): Promise<readonly Note[]> {
  const pages = samplePages(
    files.map((file) => file.pages),
    limits.held.maxPages,
  );
  const wanted = pages.map(({ file, page, merged }) => ({
    before: { path: (files[file] as MergedFile).path, page },
    after: { path, page: merged },
  }));
  const counted = files.map((file, index) => ({
    path: file.path,
    pages: pages.filter((page) => page.file === index).map(({ page }) => page),
  }));
  const ofMerged = { path, pages: pages.map(({ merged }) => merged) };
  const looker = createLooker(settings);
  const deadline = performance.now() + limits.held.timeoutMs;
  const [looks, counts] = await Promise.all([
    looker.look(wanted, deadline),
    looker.count([...counted, ofMerged], deadline),
  ]).finally(looker.close);
  const changed = judgeLooks(looks, pages, files);
  const merged = counts.at(-1);
  const missing = merged ? missingParts(pages, counts.slice(0, -1), merged) : null;
  return [
    ...(missing ? [missing] : []),
    ...(changed > 0 ? [{ code: 'pages-look-different' as const, pages: changed }] : []),
  ];
}
