/** A page of a source file, and its index in the merged file. All indexes are from 0. */
export interface MergedPage {
  readonly file: number;
  readonly page: number;
  readonly merged: number;
}

/**
 * Samples the pages to compare, at most `maxPages`, in their order: all of them, or the first page of each file and
 * others at even intervals.
 * @param pagesOfFiles How many pages each file has.
 */
export function samplePages(pagesOfFiles: readonly number[], maxPages: number): readonly MergedPage[] {
  const all = pagesOfFiles.flatMap((count, file) => Array.from({ length: count }, (_, page) => ({ file, page })));
  const pages = all.map((page, merged): MergedPage => ({ ...page, merged }));
  if (pages.length <= maxPages) return pages;
  const step = pages.length / maxPages;
  const even = new Set(Array.from({ length: maxPages }, (_, index) => Math.floor(index * step)));
  const firsts = pages.filter(({ page }) => page === 0).slice(0, Math.floor(maxPages / 2));
  const chosen = [...firsts, ...pages.filter(({ page, merged }) => page > 0 && even.has(merged))].slice(0, maxPages);
  return chosen.sort((a, b) => a.merged - b.merged);
}
