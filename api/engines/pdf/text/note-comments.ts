import type { Note } from '../../../../catalog/report.ts';
import { createPageComparer } from '../../../comparison/page-comparer.ts';
import type { PagesJob } from '../pdf-job.ts';
import { limits } from './limits.ts';
import { mayHaveComments } from './may-have-comments.ts';

const { maxPages, timeoutMs } = limits.comments;

/**
 * Notes on what a PDF has and its text lacks: comments, those of the first pages where there are many, and attachments.
 * None where that cannot be determined in time. Throws the signal's reason, and what reading the file throws.
 */
export async function noteComments({ input, signal }: PagesJob, pages: number): Promise<readonly Note[]> {
  if (!(await mayHaveComments(input))) return [];
  const comparer = createPageComparer({ signal, cores: 1 });
  const wanted = { path: input, pages: [...Array(Math.min(pages, maxPages)).keys()] };
  const [counts] = await comparer.count([wanted], performance.now() + timeoutMs).finally(comparer.close);
  if (!counts) return [];
  const comments = counts.pages.reduce((sum, page) => sum + page.comments, 0);
  const attachments = Math.max(0, counts.attachments);
  if (comments + attachments === 0) return [];
  return [{ code: 'parts-missing', bookmarks: 0, attachments, links: 0, others: comments }];
}
