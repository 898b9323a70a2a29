import { writeFile } from 'node:fs/promises';
import { checkIsText, decodeFile, detectEncoding, readSample } from '../../formats/text-encoding.ts';
import { serveRequests } from '../../workers/serve-requests.ts';
import type { Rendered, RenderRequest } from './messages.ts';
import { renderMarkdown } from './render-markdown.ts';

// A worker process: one Markdown document a request. Started by index.ts.

async function read(path: string): Promise<string> {
  const sample = await readSample(path);
  const encoding = detectEncoding(sample);
  checkIsText(sample, encoding);
  const parts: string[] = [];
  for await (const part of decodeFile(path, encoding)) parts.push(part);
  return parts.join('');
}

async function render({ input, output, paper }: RenderRequest): Promise<Rendered> {
  const { html, notes } = renderMarkdown(await read(input), paper);
  await writeFile(output, html);
  return { notes };
}

await serveRequests('', render);
