import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PdfJob } from '../pdf-job.ts';

const timeoutMs = 20_000;
const maxMemoryBytes = 1_000_000_000;

/** What a reader sees of a PDF, as far as it must not change. */
export interface Seen {
  readonly pages: number;
  /** A digest of the text of all its pages. */
  readonly text: string;
}

/** How many pages a reader finds in a PDF; 0 where it does not open. */
export async function countPages(
  { processes, workspace, signal }: Omit<PdfJob, 'input'>,
  path: string,
): Promise<number> {
  const options = { workspace, signal, timeoutMs, maxMemoryBytes };
  const { stdout } = await processes.run({ file: 'pdfinfo', args: [path] }, options);
  return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
}

/** Looks at a PDF as a reader would. `pages` is 0 where it does not open. */
export async function lookAt(job: PdfJob, path: string): Promise<Seen> {
  const { processes, workspace, signal } = job;
  const options = { workspace, signal, timeoutMs, maxMemoryBytes };
  const pages = await countPages(job, path);
  if (pages === 0) return { pages, text: '' };
  const text = join(workspace, 'seen.txt');
  await rm(text, { force: true });
  await processes.run({ file: 'pdftotext', args: ['-layout', path, text] }, options);
  if (!existsSync(text)) return { pages, text: 'none' };
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(text)) digest.update(chunk as Buffer);
  return { pages, text: digest.digest('base64') };
}
