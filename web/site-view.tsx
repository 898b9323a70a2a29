import { createContext, useContext } from 'react';
import { language } from '../catalog/copy/language.ts';
import { frame } from '../catalog/copy/site/pages.ts';
import type { PickerSettings } from '../catalog/site/pickers.ts';
import { limitText, type Site, siteTokens, uploadLimit } from '../catalog/site/site.ts';

/** The site's settings as pages use them: this server's values, or the tokens that it will replace. */
export interface SiteView {
  readonly name: string;
  readonly operator: string;
  readonly holder: string;
  readonly email: string;
  readonly year: string;
  /** The site's address, without a slash at its end. */
  readonly url: string;
  /** The path of the site itself, in any language; empty at the root. */
  readonly basePath: string;
  /** A page's or an endpoint's path in this language. */
  readonly href: (path: string) => string;
  readonly limit: (toolMaxBytes: number) => string;
  /** The same limit in bytes; infinite on a prerendered page. */
  readonly limitBytes: (toolMaxBytes: number) => number;
  readonly isAvailable: (toolId: string) => boolean;
  /** Keys of the cloud pickers; null if none is set up, and on a prerendered page. */
  readonly pickers: PickerSettings | null;
}

/** The view of a running site, in the browser. */
export function siteView(site: Site): SiteView {
  return {
    name: site.name,
    operator: site.operator ?? frame.unnamedOperator,
    holder: site.holder,
    email: site.email,
    year: String(new Date().getFullYear()),
    url: site.origin + site.basePath,
    basePath: site.basePath,
    href: (path) => site.basePath + language.prefix + path,
    limit: (toolMaxBytes) => limitText(site, toolMaxBytes),
    limitBytes: (toolMaxBytes) => uploadLimit(site, toolMaxBytes),
    isAvailable: (toolId) => !site.unavailable.includes(toolId),
    pickers: site.pickers,
  };
}

/** The view for prerendered pages, before the server is known; the base path is added to all paths afterwards. */
export function builtView(available: boolean): SiteView {
  const { name, operator, holder, email, year, origin, basePath, limit } = siteTokens;
  const url = origin + basePath;
  const limitBytes = () => Number.POSITIVE_INFINITY;
  const built = { href: (path: string) => path, limitBytes, isAvailable: () => available, pickers: null };
  return { name, operator: operator(frame.unnamedOperator), holder, email, year, url, basePath, limit, ...built };
}

const SiteContext = createContext<SiteView>(builtView(true));

/** Gives components the site that they are on. */
export const SiteProvider = SiteContext.Provider;

/** The settings of this site, for any component. */
export const useSite = (): SiteView => useContext(SiteContext);
