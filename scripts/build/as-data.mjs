import { deepStrictEqual } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { inLanguage } from './in-language.mjs';

const inCatalog = (path) => fileURLToPath(new URL(`../../catalog/${path}`, import.meta.url));

/** The modules that become the data they export. */
const modules = [inCatalog('listed-tools.ts'), inCatalog('site/keywords.ts')];

const pageLoader = inCatalog('load-tool-page.ts');
/** Its source where the text of a tool's page has the tool's interaction beside it. */
const chunkLoader = `
  const pages = import.meta.glob('./copy/tools/*.ts');
  export const loadToolPage = (id) => pages['./copy/tools/' + id + '.ts']();
`;

/** Source that exports a value. Throws for one that is not plain data. */
function exported(name, value) {
  const json = JSON.stringify(value);
  deepStrictEqual(JSON.parse(json), value, `${name} is not plain data`);
  return `export const ${name} = ${json};`;
}

/**
 * A plugin that runs modules of the catalogue while the site is built and puts the data that they export in their place.
 * Pages list every tool with its defaults and in their language, and have neither the code that works these out nor the
 * English texts and translations that it begins with. How visitors work with a tool is put beside the text of its page:
 * one chunk for each tool has what no other page needs. Throws for an export that is not plain data.
 */
export function asData(code) {
  const run = async (id) => (await runnerImport(id, { configFile: false, plugins: [inLanguage(code)] })).module;
  const texts = [inCatalog('copy/tools'), inCatalog(`languages/${code}/tools`)];
  let running = null;
  async function withInteraction(id) {
    running ??= run(inCatalog('interactions.ts'));
    const { interactions } = await running;
    return `${await readFile(id, 'utf8')}\n${exported('interaction', interactions[basename(id, '.ts')])}`;
  }
  return {
    name: 'filewright:as-data',
    enforce: 'pre',
    async load(id) {
      if (id === pageLoader) return chunkLoader;
      if (texts.includes(dirname(id))) return withInteraction(id);
      if (!modules.includes(id)) return null;
      return Object.entries(await run(id))
        .map(([name, value]) => exported(name, value))
        .join('\n');
    },
  };
}
