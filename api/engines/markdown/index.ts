import { stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import { decodeFile, readTextStart } from '../../formats/encodings/text-encoding.ts';
import type { Paper } from '../../formats/paper.ts';

/** How the engine of Markdown sets pages. */
export interface MarkdownSettings {
  readonly paper: Paper;
}

const { version } = createRequire(import.meta.url)('markdown-it/package.json') as { readonly version: string };

/** Reads and decodes the whole file. Throws `unsupported-file-type` where it is not text. */
async function readText(path: string): Promise<string> {
  const { encoding } = await readTextStart(path);
  const parts: string[] = [];
  for await (const part of decodeFile(path, encoding)) parts.push(part);
  return parts.join('');
}

/** Creates the Markdown to HTML engine, for confined processes only: hostile documents can exhaust time and memory. */
export function createMarkdown({ paper }: MarkdownSettings): Engine<'markdown'> {
  return {
    concurrency: availableParallelism(),
    version: async () => `markdown-it ${version}`,
    operations: {
      async render({ inputs: [input], workspace, signal }) {
        signal.throwIfAborted();
        // Formulas and highlighting take a quarter of a second to load, which most workers never need.
        const { renderMarkdown } = await import('./render-markdown.ts');
        const { html, notes } = renderMarkdown(await readText(input.path), paper);
        const path = join(workspace, 'rendered.html');
        await writeFile(path, html);
        return { path, format: 'html', bytes: (await stat(path)).size, pages: null, notes };
      },
    },
  };
}
