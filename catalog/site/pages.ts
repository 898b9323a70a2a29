import { footerLinks, navigationLinks, pageCopy } from '../copy/site/pages.ts';
import { tools } from '../tools.ts';

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

/** Asks what to do with files that were shared with the installed site. */
export const openPage: Page = { path: '/open', ...pageCopy.open };

/** Stands for every page that cannot be loaded without a connection. */
export const offlinePage: Page = { path: '/offline', ...pageCopy.offline };

/** Pages that have an address, but that search engines should not know. */
export const hiddenPages: readonly Page[] = [openPage, offlinePage];

/** Every page of the site: what is not listed here is linked nowhere. */
export const sitePages: readonly Page[] = [...pages, ...tools];

/** The navigation bar, beside the brand's link to home. */
export const navigation: readonly PageLink[] = navigationLinks;

/** The links at the foot of every page. */
export const footer: readonly PageLink[] = footerLinks;
