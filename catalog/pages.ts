import { footerLinks, navigationLinks, pageCopy } from './copy/pages.ts';
import { tools } from './tools.ts';

/** A page as its head describes it. */
export interface Page {
  readonly path: string;
  /** The title bar, before the site's name. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** A link of the navigation bar or the footer. */
export interface PageLink {
  readonly path: string;
  readonly label: string;
}

/** The pages that are not tools, in the order of the sitemap. */
export const pages = [
  { path: '/', ...pageCopy.home },
  { path: '/tools', ...pageCopy.tools },
  { path: '/aboutus', ...pageCopy.about },
  { path: '/privacy-policy', ...pageCopy.privacy },
  { path: '/terms', ...pageCopy.terms },
  { path: '/contact', ...pageCopy.contact },
] as const satisfies readonly Page[];

/** The path of a page that is not a tool. */
export type PagePath = (typeof pages)[number]['path'];

/** Answers every path that is no page. */
export const notFoundPage: Page = { path: '/not-found', ...pageCopy.notFound };

/** Every page of the site: what is not listed here is linked nowhere. */
export const sitePages: readonly Page[] = [...pages, ...tools];

const exists = (link: PageLink) => sitePages.some((page) => page.path === link.path);

/** The navigation bar, beside the brand's link to home. */
export const navigation: readonly PageLink[] = navigationLinks.filter(exists);

/** The links at the foot of every page. */
export const footer: readonly PageLink[] = footerLinks.filter(exists);
