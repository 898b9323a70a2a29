import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const copy = fileURLToPath(new URL('../../catalog/copy/', import.meta.url));

/**
 * A plugin that puts a language's translation in the place of each module of `catalog/copy/`; one that has none stays
 * English. A translation may still import what it translates.
 */
export function inLanguage(code) {
  const own = fileURLToPath(new URL(`../../catalog/languages/${code}/`, import.meta.url));
  return {
    name: 'filewright:in-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || importer.startsWith(own)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found?.id.startsWith(copy)) return null;
      const translated = own + found.id.slice(copy.length);
      return existsSync(translated) ? translated : null;
    },
  };
}
