import { tools } from '../tools.ts';
import { pages } from './pages.ts';

/**
 * What visitors search for to find a page, by the page's path: for search engines and the search over tools. The build
 * of the site writes the result into a script of its own, as data.
 */
export const keywords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...pages, ...tools].map((page) => [page.path, page.keywords]),
);
