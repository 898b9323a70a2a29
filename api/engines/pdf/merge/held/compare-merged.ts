import type { Note } from '../../../../../catalog/report.ts';
import { type ComparerSettings, createPageComparer } from '../../../../comparison/page-comparer.ts';
import type { PageParts, PartCounts } from '../../../../comparison/thread/count-parts.ts';
import { sum } from '../../../../sum.ts';
import { limits } from '../limits.ts';
import type { LeftOut } from '../merge-task.ts';
import { findDoubtfulPages, type MergedFile } from './doubtful-pages.ts';
import { type MergedPage, samplePages } from './sample-pages.ts';

type PartsMissing = Extract<Note, { code: 'parts-missing' }>;

/** The parts that the merged file lacks and should have, counting only the files that could be read. */
function missingParts(
  pages: readonly MergedPage[],
  ofFiles: readonly (PartCounts | null)[],
  merged: PartCounts,
  leftOut: LeftOut,
): PartsMissing | null {
  const known = ofFiles.filter((counts) => counts !== null);
  const missing = { bookmarks: 0, attachments: 0, links: 0, others: 0 };
  missing.bookmarks = sum(known.map(({ bookmarks }) => bookmarks)) - merged.bookmarks - leftOut.bookmarks;
  missing.bookmarks = Math.max(0, missing.bookmarks);
  missing.attachments = Math.max(0, sum(known.map(({ attachments }) => attachments)) - merged.attachments);
  const unread = ofFiles.map((counts) => [...(counts?.pages ?? [])]);
  for (const [index, { file }] of pages.entries()) {
    const before = unread[file]?.shift();
    const after = merged.pages[index] as PageParts;
    missing.links += Math.max(0, (before?.links ?? 0) - after.links);
    missing.others += Math.max(0, (before?.others ?? 0) - after.others);
  }
  missing.links = Math.max(0, missing.links - leftOut.links);
  return Object.values(missing).some((count) => count > 0) ? { code: 'parts-missing', ...missing } : null;
}

/**
 * Compares a merged file with its sources: how their pages look, or a sample of them, and their bookmarks, links and
 * attachments. Returns notes on differences. Throws `content-lost` for a page that lost visible content, naming it.
 * @param leftOut What was left out with pages that the visitor did not want.
 * @param timeoutMs After it, pages that were not compared are counted in a note.
 */
export async function compareMerged(
  path: string,
  files: readonly MergedFile[],
  leftOut: LeftOut,
  settings: ComparerSettings,
  timeoutMs: number = limits.comparison.timeoutMs,
): Promise<readonly Note[]> {
  const pages = samplePages(
    files.map((file) => file.pages),
    limits.comparison.maxPages,
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
  const comparer = createPageComparer(settings);
  const deadline = performance.now() + timeoutMs;
  const [results, counts] = await Promise.all([
    comparer.compare(wanted, deadline),
    comparer.count([...counted, ofMerged], deadline),
  ]).finally(comparer.close);
  const { changed, notDrawn } = findDoubtfulPages(results, pages, files);
  const merged = counts.at(-1);
  const missing = merged ? missingParts(pages, counts.slice(0, -1), merged, leftOut) : null;
  return [
    ...(missing ? [missing] : []),
    ...(changed > 0 ? [{ code: 'pages-look-different' as const, pages: changed }] : []),
    ...(notDrawn > 0 ? [{ code: 'pages-not-compared' as const, pages: notDrawn }] : []),
  ];
}
