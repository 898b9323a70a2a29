import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readConfig } from '../api/config.ts';
import { problemsPage } from '../scripts/docs/problems-page.ts';
import { scalingTables } from '../scripts/docs/scaling-tables.ts';
import { settingExamples } from '../scripts/docs/setting-examples.ts';
import { settingsPage } from '../scripts/docs/settings-page.ts';
import { toolTable } from '../scripts/docs/tool-table.ts';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

it('the README shows the catalogue as it is (`npm run docs` refreshes it)', async () => {
  expect(await read('README.md')).toContain(toolTable());
});

it('docs/scaling.md has what the model says (`npm run docs` refreshes it)', async () => {
  expect(await read('docs/scaling.md')).toContain(scalingTables());
});

it.each([
  ['docs/settings.md', settingsPage],
  ['docs/problems.md', problemsPage],
])('%s is what the sources say (`npm run docs` writes it)', async (path, page) => {
  expect(await read(path)).toBe(page());
});

it('the examples of settings can be used, together and each by itself', () => {
  expect(readConfig(settingExamples)).toMatchObject({ PORT: 8080, ROLE: 'web', EXTRACT_MAX_LEVELS: 3 });
});
