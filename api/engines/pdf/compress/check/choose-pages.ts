import type { ChangedPage } from '../rewrite-task.ts';
import { thresholds } from './thresholds.ts';

const { maxPages, maxWholePages, sampledPages } = thresholds;

/** Page numbers from 0, evenly spread, with the first and the last. */
function spreadEvenly(count: number, wanted: number): readonly number[] {
  const chosen = Math.min(count, wanted);
  return Array.from({ length: chosen }, (_, index) => Math.round((index * (count - 1)) / Math.max(1, chosen - 1)));
}

/** All pages with changed fonts. In a long file, only the first page with each font. */
function pagesWithFonts(pages: readonly ChangedPage[]): readonly number[] {
  const isLong = pages.length > maxWholePages;
  const known = new Set<string>();
  return [...pages.keys()].filter((index) => {
    const fonts = pages[index]?.fonts.filter((font) => !known.has(font)) ?? [];
    if (isLong) for (const font of fonts) known.add(font);
    return fonts.length > 0;
  });
}

/**
 * Chooses the pages of a compressed file to compare, in ascending order: those with recoded pictures or subset fonts,
 * and a small sample of the others. None if there are no such pages: then nothing visible changed.
 * @param count How many pages the file has.
 * @param pages What was changed on each page; null if that is not known. Then a larger sample is compared.
 */
export function choosePages(count: number, pages: readonly ChangedPage[] | null): readonly number[] {
  if (pages === null) return spreadEvenly(count, maxWholePages);
  const withPictures = [...pages.keys()].filter((index) => (pages[index]?.pictures.length ?? 0) > 0);
  const changed = [...pagesWithFonts(pages), ...withPictures];
  if (changed.length === 0) return [];
  return [...new Set([...spreadEvenly(count, sampledPages), ...changed])]
    .slice(0, maxPages)
    .filter((index) => index < count)
    .sort((a, b) => a - b);
}
