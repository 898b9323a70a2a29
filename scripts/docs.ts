// Writes what the documentation derives from the sources: the README's table of tools, docs/settings.md, docs/problems.md.
import { readFile, writeFile } from 'node:fs/promises';
import { problemsPage } from './docs/problems-page.ts';
import { settingsPage } from './docs/settings-page.ts';
import { toolTable } from './docs/tool-table.ts';

const root = new URL('../', import.meta.url);
const readme = new URL('README.md', root);
const between = /(?<=<!-- tools -->\n)(?:.|\n)*?(?=<!-- \/tools -->)/;
const text = await readFile(readme, 'utf8');
await writeFile(
  readme,
  text.replace(between, () => `${toolTable()}\n`),
);
await writeFile(new URL('docs/settings.md', root), settingsPage());
await writeFile(new URL('docs/problems.md', root), problemsPage());
