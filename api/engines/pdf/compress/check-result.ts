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

/** Looks at a PDF as a reader would. `pages` is 0 where it does not open. */
export async function lookAt({ processes, workspace, signal }: PdfJob, path: string): Promise<Seen> {
  const options = { workspace, signal, timeoutMs, maxMemoryBytes };
  const { stdout } = await processes.run({ file: 'pdfinfo', args: [path] }, options);
  const pages = Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
  if (pages === 0) return { pages, text: '' };
  const text = join(workspace, 'seen.txt');
  await rm(text, { force: true });
  await processes.run({ file: 'pdftotext', args: ['-layout', path, text] }, options);
  if (!existsSync(text)) return { pages, text: 'none' };
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(text)) digest.update(chunk as Buffer);
  return { pages, text: digest.digest('base64') };
}
