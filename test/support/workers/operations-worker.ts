import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../../../api/engine.ts';
import { serveOperations } from '../../../api/workers/serve-operations.ts';

const [folder = ''] = process.argv.slice(2);
const begun: string[] = [];

/** Writes what it was given, in the job folder or below it as the options say. */
async function write({ inputs: [input], options, workspace }: Job<unknown>) {
  const { below } = options as { below: boolean };
  const place = below ? join(workspace, 'below') : workspace;
  await mkdir(place, { recursive: true });
  const path = join(place, 'written.txt');
  await writeFile(path, JSON.stringify({ input: input.path, begun }));
  return { path, format: 'txt', bytes: 1, pages: null, notes: [] } as const;
}

const engines = {
  csv: { operations: { minify: write }, version: async () => '1.2' },
  image: { operations: {} },
  archive: { operations: {}, version: async () => Promise.reject(new Error('no program')) },
} as unknown as Parameters<typeof serveOperations>[2]['engines'];

await serveOperations('3.4', folder, {
  engines,
  begin: ({ operation }) => begun.push(operation),
  isSpent: () => begun.length > 1,
  identify: async (files, { allowed }) => files.map(({ path, name }) => `${path} ${name} ${allowed}`),
});
