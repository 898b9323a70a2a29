// Writes what the documentation derives from the sources: the README's table of tools, docs/settings.md,
// docs/problems.md, and the tables of docs/scaling.md.
import { readFile, writeFile } from 'node:fs/promises';
import { fillIn } from './docs/fill-in.ts';
import { problemsPage } from './docs/problems-page.ts';
import { scalingTables } from './docs/scaling-tables.ts';
import { settingsPage } from './docs/settings-page.ts';
import { toolTable } from './docs/tool-table.ts';

const root = new URL('../', import.meta.url);

/** Replaces a part of a page. Throws as `fillIn` does. */
async function rewrite(page: URL, part: string, text: string): Promise<void> {
  await writeFile(page, fillIn(await readFile(page, 'utf8'), part, text));
}

await rewrite(new URL('README.md', root), 'tools', toolTable());
await rewrite(new URL('docs/scaling.md', root), 'sizes', scalingTables());
await writeFile(new URL('docs/settings.md', root), settingsPage());
await writeFile(new URL('docs/problems.md', root), problemsPage());
