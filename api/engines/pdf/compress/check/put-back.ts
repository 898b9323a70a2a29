import { readFile, writeFile } from 'node:fs/promises';

/** The changes that qpdf merges into a file (qpdf JSON 2). */
interface Changes {
  readonly qpdf: readonly [unknown, Readonly<Record<string, unknown>>];
}

/** Writes changes without those to the given objects, which therefore stay as they are in the original. */
export async function changesWithout(changes: string, references: ReadonlySet<string>, output: string): Promise<void> {
  const { qpdf } = JSON.parse(await readFile(changes, 'utf8')) as Changes;
  const [header, objects] = qpdf;
  const kept = Object.entries(objects).filter(([key]) => !references.has(key.slice('obj:'.length)));
  await writeFile(output, JSON.stringify({ qpdf: [header, Object.fromEntries(kept)] }));
}
