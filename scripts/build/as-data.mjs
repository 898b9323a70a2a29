import { deepStrictEqual } from 'node:assert';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { inLanguage } from './in-language.mjs';

const modules = ['page-tools', 'site/keywords'].map((name) =>
  fileURLToPath(new URL(`../../catalog/${name}.ts`, import.meta.url)),
);

/**
 * A plugin that runs modules of the catalogue while the site is built and puts the data that they export in their place.
 * Pages get every tool with its defaults and in their language, and neither the code that works these out nor the
 * English texts and translations that it begins with. Throws for an export that is not plain data.
 */
export function asData(code) {
  return {
    name: 'filewright:as-data',
    enforce: 'pre',
    async load(id) {
      if (!modules.includes(id)) return null;
      const { module } = await runnerImport(id, { configFile: false, plugins: [inLanguage(code)] });
      return Object.entries(module)
        .map(([name, value]) => {
          const json = JSON.stringify(value);
          deepStrictEqual(JSON.parse(json), value, `${name} of ${id} is not plain data`);
          return `export const ${name} = ${json};`;
        })
        .join('\n');
    },
  };
}
