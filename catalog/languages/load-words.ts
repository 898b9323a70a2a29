import type { pageCopy } from '../copy/site/pages.ts';
import type { inThisLanguage } from '../copy/tool-words.ts';
import type { Tool } from '../tool/tool.ts';
import type { Language } from './languages.ts';
import type { Translated } from './translated.ts';

/** What the server itself says in a language; everything else is in the built pages. */
export interface ServerWords {
  /** What the site is. */
  readonly description: string;
  readonly titleOf: (tool: Tool) => string;
}

/** Loads a language's words for the server. */
export async function loadServerWords({ code, prefix }: Language): Promise<ServerWords> {
  const folder = prefix === '' ? '../copy' : `./${code}`;
  const site: { readonly pageCopy: Translated<typeof pageCopy> } = await import(`${folder}/site/pages.ts`);
  const catalogue: { readonly inThisLanguage: typeof inThisLanguage } = await import(`${folder}/tool-words.ts`);
  return {
    description: site.pageCopy.home.description,
    titleOf: (tool) => catalogue.inThisLanguage(tool).title,
  };
}
