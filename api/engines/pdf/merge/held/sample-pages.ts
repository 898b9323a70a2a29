/** A page of one of the files that are merged, and its place in the merged file; all from 0. */
export interface MergedPage {
  readonly file: number;
  readonly page: number;
  readonly merged: number;
}

/**
 * The pages to look at, at most `most`, in their order: all of them, or the first of each file and others at even
 * distances, which every file has its share of.
 *
 * @param pagesOfFiles How many pages each file has.
 */
export function samplePages(pagesOfFiles: readonly number[], most: number): readonly MergedPage[] {
  const all = pagesOfFiles.flatMap((count, file) => Array.from({ length: count }, (_, page) => ({ file, page })));
  const pages = all.map((page, merged): MergedPage => ({ ...page, merged }));
  if (pages.length <= most) return pages;
  const step = pages.length / most;
  const even = new Set(Array.from({ length: most }, (_, index) => Math.floor(index * step)));
  const firsts = pages.filter(({ page }) => page === 0).slice(0, Math.floor(most / 2));
  const chosen = [...firsts, ...pages.filter(({ page, merged }) => page > 0 && even.has(merged))].slice(0, most);
  return chosen.sort((a, b) => a.merged - b.merged);
}
