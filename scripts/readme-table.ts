import { readFile, writeFile } from 'node:fs/promises';
import { toolTable } from './tool-table.ts';

// Refreshes the table of tools in the README: `npm run docs`.

const readme = new URL('../README.md', import.meta.url);
const text = await readFile(readme, 'utf8');
await writeFile(
  readme,
  text.replace(/(?<=<!-- tools -->\n)(?:.|\n)*?(?=\n<!-- \/tools -->)/, () => toolTable()),
);
