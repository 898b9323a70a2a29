import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Scoreboard } from './row.ts';
import { barsSvg, scoreboardPage } from './scoreboard-page.ts';

const docs = new URL('../../docs/', import.meta.url);
/** The figures, and the plots made of them. */
const figures = new URL('benchmarks/', docs);
const file = new URL('scoreboard.json', figures);

/** This machine, as benchmarks name it. */
export const thisMachine = (): string =>
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;

/** The figures in docs/benchmarks/scoreboard.json; none if there is no such file. */
export async function readScoreboard(): Promise<Scoreboard> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Scoreboard;
}

/** Writes docs/benchmarks/scoreboard.json, the page made of it, and a plot for each benchmark with an alternative. */
export async function writeScoreboard(board: Scoreboard): Promise<void> {
  await writeFile(file, `${JSON.stringify(board, null, 2)}\n`);
  await writeFile(new URL('benchmarks.md', docs), scoreboardPage(board));
  for (const [name, measured] of Object.entries(board)) {
    const svg = barsSvg(measured.rows);
    if (svg !== null) await writeFile(new URL(`${name}.svg`, figures), svg);
  }
}
