import { readFile, writeFile } from 'node:fs/promises';
import { toolTable } from './tool-table.ts';

// Refreshes the table of tools in the README: `npm run docs`.

const readme = new URL('../README.md', import.meta.url);
const text = await readFile(readme, 'utf8');
const between = /(?<=<!-- tools -->\n)(?:.|\n)*?(?=<!-- \/tools -->)/;
await writeFile(
  readme,
  text.replace(between, () => `${toolTable()}\n`),
);
