import { createContext, useContext } from 'react';
import { limitText, type Site, siteTokens } from '../catalog/site.ts';

/** The run-time settings as pages use them: the values of this server, or the tokens that it will replace. */
export interface SiteView {
  readonly name: string;
  readonly operator: string;
  readonly year: string;
  readonly limit: (toolMaxBytes: number) => string;
  /** The same limit in bytes; a built page knows none. */
  readonly limitBytes: (toolMaxBytes: number) => number;
  readonly isAvailable: (toolId: string) => boolean;
}

/** The view of a running site, in the browser. */
export function siteView(site: Site): SiteView {
  return {
    name: site.name,
    operator: site.operator,
    year: String(new Date().getFullYear()),
    limit: (toolMaxBytes) => limitText(site, toolMaxBytes),
    limitBytes: (toolMaxBytes) => site.maxBytes ?? toolMaxBytes,
    isAvailable: (toolId) => !site.unavailable.includes(toolId),
  };
}

/** The view of pages that are built before the server is known. */
export function builtView(available: boolean): SiteView {
  const { name, operator, year, limit } = siteTokens;
  return { name, operator, year, limit, limitBytes: () => Number.POSITIVE_INFINITY, isAvailable: () => available };
}

const SiteContext = createContext<SiteView>(builtView(true));

export const SiteProvider = SiteContext.Provider;

/** The settings of this site, for any component. */
export const useSite = (): SiteView => useContext(SiteContext);
