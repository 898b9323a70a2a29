import { formatBytes } from './bytes.ts';

/** What the operator of a server decides at run time; pages are built without knowing it. */
export interface Site {
  readonly name: string;
  readonly operator: string;
  readonly email: string;
  /** Scheme and host under which visitors reach the site, without a slash at the end. */
  readonly origin: string;
  /** The operator's own limit for the files of one request, in place of each tool's; null for none. */
  readonly maxBytes: number | null;
  /** Ids of the tools that cannot run on this server. */
  readonly unavailable: readonly string[];
  /** Keys of the cloud pickers; null where they are not set up. */
  readonly pickers: null;
}

/** What built pages say in place of the values that only the server knows. */
export const siteTokens = {
  name: '{{site.name}}',
  operator: '{{site.operator}}',
  email: '{{site.email}}',
  origin: '{{site.origin}}',
  year: '{{year}}',
  json: '{{site.json}}',
  /** The limit that holds where the tool itself says so many bytes. */
  limit: (toolMaxBytes: number) => `{{limit:${toolMaxBytes}}}`,
} as const;

/** The size limit that a page states, in the words of the site's language. */
export function limitText(site: Site, toolMaxBytes: number): string {
  return formatBytes(site.maxBytes ?? toolMaxBytes, 'en');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** JSON that can neither close its script element nor open a comment in it (HTML, "script data state"). */
const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * A built page with the values of this server. Everything is escaped for HTML text and quoted attributes, and
 * replaced in one pass, so that a value that looks like a token stays what it is.
 */
export function fillSite(html: string, site: Site, year: number = new Date().getFullYear()): string {
  return html.replace(/\{\{(?:site\.(name|operator|email|origin|json)|limit:(\d+)|(year))\}\}/g, (_, key, limit) => {
    if (limit !== undefined) return escapeHtml(limitText(site, Number(limit)));
    if (key === undefined) return String(year);
    return key === 'json' ? scriptJson(site) : escapeHtml(site[key as 'name' | 'operator' | 'email' | 'origin']);
  });
}
