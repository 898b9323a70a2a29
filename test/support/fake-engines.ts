import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact, Engines, Job } from '../../api/engine.ts';
import type { FormatId } from '../../catalog/formats.ts';
import { operations } from '../../catalog/operations.ts';

/** What a fake operation does in place of its work. */
export type Behaviour = (job: Job, operation: string) => Promise<Artifact>;

/** What operations make that are not told their format; PDF where they are not here. */
const made: Readonly<Record<string, FormatId>> = {
  render: 'html',
  'extract-text': 'txt',
  'compress-jpeg': 'jpg',
  'compress-tiff': 'tiff',
  create: 'zip',
  extract: 'zip',
};

/** Operations whose result has the input's format. */
const keeping = new Set(['compress', 'minify']);

/** Hands back the input's bytes under the wanted format. */
export const copy: Behaviour = async ({ inputs: [input], options, workspace }, operation) => {
  const wanted = (options as { format?: FormatId }).format;
  const format = wanted ?? made[operation] ?? (keeping.has(operation) ? input.format : 'pdf');
  const path = join(workspace, `result.${format}`);
  await writeFile(path, await readFile(input.path));
  return { path, format, bytes: (await stat(path)).size, pages: 1, notes: [] };
};

/** Every engine of the catalogue with the same behaviour; nothing is really converted. */
export function fakeEngines(
  behaviour: Behaviour = copy,
  version: () => Promise<string> = async () => 'Fake 1.0',
): Engines {
  const entries = Object.entries(operations).map(([name, ofEngine]) => {
    const names = Object.keys(ofEngine);
    const run = Object.fromEntries(names.map((operation) => [operation, (job: Job) => behaviour(job, operation)]));
    return [name, { concurrency: 2, version, operations: run }];
  });
  return Object.fromEntries(entries) as Engines;
}
