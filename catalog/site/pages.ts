import { footerLinks, navigationLinks, pageCopy } from '../copy/site/pages.ts';
import { listedTools } from '../listed-tools.ts';
import { hiddenPaths } from './paths.ts';

/** A page as its head describes it. */
export interface Page {
  readonly path: string;
  /** The title bar, before the site's name. */
  readonly title: string;
  readonly description: string;
}

/** A page that is not a tool. */
export interface SitePage extends Page {
  /** What draws it: the landing page, the index of tools, or a text in `catalog/copy/texts/`. */
  readonly kind: 'home' | 'tools' | 'text';
  /** Its schema.org type. */
  readonly schemaType: 'WebSite' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'WebPage';
}

/** A link of the navigation bar or the footer. */
export interface PageLink {
  readonly path: string;
  readonly label: string;
}

/** The pages that are not tools, in the order of the sitemap. */
export const pages = [
  { path: '/', kind: 'home', schemaType: 'WebSite', ...pageCopy.home },
  { path: '/tools', kind: 'tools', schemaType: 'CollectionPage', ...pageCopy.tools },
  { path: '/aboutus', kind: 'text', schemaType: 'AboutPage', ...pageCopy.about },
  { path: '/privacy-policy', kind: 'text', schemaType: 'WebPage', ...pageCopy.privacy },
  { path: '/terms', kind: 'text', schemaType: 'WebPage', ...pageCopy.terms },
  { path: '/contact', kind: 'text', schemaType: 'ContactPage', ...pageCopy.contact },
] as const satisfies readonly SitePage[];

/** Answers every unknown address. */
export const notFoundPage: Page = { path: hiddenPaths.notFound, ...pageCopy.notFound };

/** Asks what to do with files that were shared with the installed site. */
export const openPage: Page = { path: hiddenPaths.open, ...pageCopy.open };

/** Stands in for any page that cannot be loaded without a connection. */
export const offlinePage: Page = { path: hiddenPaths.offline, ...pageCopy.offline };

/** How programs use the tools. */
export const referencePage: Page = { path: hiddenPaths.reference, ...pageCopy.reference };

/** Pages with an address that search engines should not index. */
export const hiddenPages: readonly Page[] = [openPage, offlinePage, referencePage];

/** Every indexed page of the site. */
export const sitePages: readonly Page[] = [...pages, ...listedTools];

/** The navigation bar, apart from the brand's link to home. */
export const navigation: readonly PageLink[] = navigationLinks;

/** The links at the foot of every page. */
export const footer: readonly PageLink[] = footerLinks;
