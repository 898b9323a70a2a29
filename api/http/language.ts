import type { IncomingMessage } from 'node:http';
import { allLanguages, type Language, languages } from '../../catalog/languages/languages.ts';

/** Entries of a header that are read; a browser sends a handful. */
const maxEntries = 20;

/**
 * The language of the site that suits an `Accept-Language` header best (RFC 4647 §3.4, "lookup"): `es-MX` is served in
 * Spanish. English where none is wanted.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',', maxEntries).map((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { code: range.split('-', 1)[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
  });
  const best = wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ code }) => allLanguages.find((language) => language.code === code))
    .find((language) => language !== undefined);
  return best ?? languages.en;
}

/** The language in whose part of the site a path lies. */
export function languageOfPath(path: string): Language {
  const isIn = ({ prefix }: Language) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return allLanguages.find(isIn) ?? languages.en;
}

/**
 * The URL of an endpoint without the language under which a page's form found it: `/es/api/…` is `/api/…` with answers in
 * Spanish, which the request then asks for. Other URLs stay as they are.
 */
export function withoutLanguage(url: string, headers: IncomingMessage['headers']): string {
  const { code, prefix } = languageOfPath(url);
  if (prefix === '' || !url.startsWith(`${prefix}/api/`)) return url;
  headers['accept-language'] = code;
  return url.slice(prefix.length);
}
