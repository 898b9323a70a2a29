// Writes what the documentation derives from the sources: the README's table of tools, docs/settings.md,
// docs/problems.md, and the tables of docs/scaling.md.
import { readFile, writeFile } from 'node:fs/promises';
import { problemsPage } from './docs/problems-page.ts';
import { scalingTables } from './docs/scaling-tables.ts';
import { settingsPage } from './docs/settings-page.ts';
import { toolTable } from './docs/tool-table.ts';

const root = new URL('../', import.meta.url);

/** Puts a text between the marks of a part of a page. */
async function fillIn(page: URL, part: string, text: string): Promise<void> {
  const between = new RegExp(`(?<=<!-- ${part} -->\\n)[\\s\\S]*?(?=<!-- /${part} -->)`);
  const old = await readFile(page, 'utf8');
  await writeFile(
    page,
    old.replace(between, () => `${text}\n`),
  );
}

await fillIn(new URL('README.md', root), 'tools', toolTable());
await fillIn(new URL('docs/scaling.md', root), 'sizes', scalingTables());
await writeFile(new URL('docs/settings.md', root), settingsPage());
await writeFile(new URL('docs/problems.md', root), problemsPage());
