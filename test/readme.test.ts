import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { toolTable } from '../scripts/tool-table.ts';

it('the README shows the catalogue as it is (`npm run docs` refreshes it)', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(toolTable());
});
