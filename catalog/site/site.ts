import { escapeMarkup } from '../escape-markup.ts';
import { formatBytes } from '../files/bytes.ts';
import type { PickerSettings } from './pickers.ts';

/** Settings that the operator makes at run time, unknown when pages are built. */
export interface Site {
  readonly name: string;
  /** Null if the operator has given no name: each language has its own words then. */
  readonly operator: string | null;
  /** The name in the copyright line: the operator's, or the site's if its operator has given no name. */
  readonly holder: string;
  readonly email: string;
  /** Scheme and host under which visitors reach the site, without a slash at the end. */
  readonly origin: string;
  /** The path under which a reverse proxy publishes the site, such as `/files`; empty at the root. */
  readonly basePath: string;
  /** The operator's own limit for the files of one request, in place of each tool's; null for none. */
  readonly maxBytes: number | null;
  /** Ids of the tools that cannot run on this server. */
  readonly unavailable: readonly string[];
  /** Keys of the cloud pickers; null if none is configured. */
  readonly pickers: PickerSettings | null;
}

/** Placeholders in built pages for values that only the server knows. */
export const siteTokens = {
  name: '{{site.name}}',
  /** The operator's name, or else these words. */
  operator: (unnamed: string) => `{{site.operator|${unnamed}}}`,
  holder: '{{site.holder}}',
  email: '{{site.email}}',
  origin: '{{site.origin}}',
  basePath: '{{site.basePath}}',
  year: '{{year}}',
  json: '{{site.json}}',
  /** The effective limit for a tool whose own limit is `toolMaxBytes`. */
  limit: (toolMaxBytes: number) => `{{limit:${toolMaxBytes}}}`,
} as const;

/** Bytes that the files of one request may have together: the operator's limit if there is one, else the tool's own. */
export function uploadLimit({ maxBytes }: Pick<Site, 'maxBytes'>, toolMaxBytes: number): number {
  return maxBytes ?? toolMaxBytes;
}

/** The size limit that a page states, in the same form in every language. */
export function limitText(site: Site, toolMaxBytes: number): string {
  return formatBytes(uploadLimit(site, toolMaxBytes), 'en');
}

/** Fills in a text's placeholders; `{limit}` is empty if there is no tool. */
export function fillCopy(text: string, values: Readonly<Record<'site' | 'operator' | 'limit', string>>): string {
  return text.replace(/\{(site|operator|limit)\}/g, (_, key) => values[key as 'site']);
}

/** JSON that can neither close its script element nor open a comment in it (HTML, "script data state"). */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Escapes text between the quotes of such JSON. */
const escapeJson = (text: string) => scriptJson(text).slice(1, -1);

const token = /\{\{(?:site\.(name|operator|holder|email|origin|basePath|json)(?:\|([^{}|]*))?|limit:(\d+)|(year))\}\}/g;
const linkedData = /(<script type="application\/ld\+json">)(.*?)(?=<\/script>)/gs;

function fillTokens(text: string, site: Site, year: number, quote: (value: string) => string): string {
  return text.replace(token, (_, key, unnamed, limit) => {
    if (limit !== undefined) return quote(limitText(site, Number(limit)));
    if (key === undefined) return String(year);
    if (key === 'json') return scriptJson(site);
    const value = site[key as 'name' | 'operator'];
    // The words for what has no name were escaped with the text around them.
    return value === null ? unnamed : quote(value);
  });
}

/**
 * Fills a built page with this server's values. Everything is escaped for its context (linked data, or HTML text and
 * quoted attributes) and replaced in one pass, so a value that looks like a token is left alone.
 */
export function fillSite(html: string, site: Site, year: number = new Date().getFullYear()): string {
  let filled = '';
  let end = 0;
  for (const match of html.matchAll(linkedData)) {
    const [whole, open, data] = match as unknown as [string, string, string];
    filled += fillTokens(html.slice(end, match.index), site, year, escapeMarkup);
    filled += open + fillTokens(data, site, year, escapeJson);
    end = match.index + whole.length;
  }
  return filled + fillTokens(html.slice(end), site, year, escapeMarkup);
}

/** The words of the page that answers a form without script; `path` leads back to where the form was. */
export interface ProblemWords {
  readonly title: string;
  readonly detail: string;
  readonly path: string;
  readonly page: string;
}

/** Placeholders in that page until the problem is known. */
export const problemTokens: ProblemWords = {
  title: '{{problem.title}}',
  detail: '{{problem.detail}}',
  path: '{{problem.path}}',
  page: '{{problem.page}}',
};

/** Fills the problem page, already filled with the site's values, with what went wrong. */
export function fillProblem(html: string, words: ProblemWords): string {
  return html.replace(/\{\{problem\.(title|detail|path|page)\}\}/g, (_, key) =>
    escapeMarkup(words[key as keyof ProblemWords]),
  );
}
