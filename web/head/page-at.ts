import { hiddenPages, notFoundPage, type Page, sitePages } from '../../catalog/site/pages.ts';

/** The page at a path, with or without a slash at its end. */
export function pageAt(path: string): Page {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return [...sitePages, ...hiddenPages].find((page) => page.path === plain) ?? notFoundPage;
}

/** What windows and bookmarks call a page. */
export const titleOf = ({ title }: Page, siteName: string): string => `${title} | ${siteName}`;
