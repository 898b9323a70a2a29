import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact, Engines, Job } from '../../../api/engine.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import { operations } from '../../../catalog/operations.ts';
import { tools } from '../../../catalog/tools.ts';

/** What a fake operation does instead of its work. */
export type Behaviour = (job: Job, operation: string) => Promise<Artifact>;

/** The format of an operation's result: that of the tools that end with it, or the input's where those differ. */
function formatMadeBy(operation: string, { inputs: [input], options }: Job): FormatId {
  const { format } = options as { readonly format?: FormatId };
  if (format !== undefined) return format;
  const ending = tools.filter(({ conversion }) => conversion.at(-1)?.operation === operation);
  const made = new Set(ending.map(({ output }) => output.format).filter((other) => typeof other === 'string'));
  const [only] = made;
  return only !== undefined && made.size === 1 ? only : input.format;
}

/** Hands back the input's bytes under the wanted format. */
export const copy: Behaviour = async (job, operation) => {
  const {
    inputs: [input],
    workspace,
  } = job;
  const format = formatMadeBy(operation, job);
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
