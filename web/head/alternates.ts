import { allLanguages, languages } from '../../catalog/languages/languages.ts';

/** One page in one language, for search engines. */
export interface Alternate {
  /** BCP 47, or `x-default` for visitors of any other language. */
  readonly hreflang: string;
  readonly url: string;
}

/** A page in every language, this one included (Google Search Central, "Localized versions"). */
export function alternatesOf(siteUrl: string, path: string): readonly Alternate[] {
  const inEach = allLanguages.map(({ code, prefix }) => ({ hreflang: code, url: siteUrl + prefix + path }));
  return [...inEach, { hreflang: 'x-default', url: siteUrl + languages.en.prefix + path }];
}
