import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countPages } from '../count-pages.ts';
import type { PdfJob } from '../pdf-job.ts';

const timeoutMs = 20_000;
const maxMemoryBytes = 1_000_000_000;

/** What must be the same in a PDF and in its compressed copy. */
export interface Fingerprint {
  /** 0 where the file does not open. */
  readonly pages: number;
  /** A digest of the text of all its pages. */
  readonly text: string;
}

/** Takes the fingerprint of a PDF, as Poppler reads it. Throws `conversion-timeout`. */
export async function fingerprintOf(job: PdfJob, path: string): Promise<Fingerprint> {
  const { processes, workspace, signal } = job;
  const options = { workspace, signal, timeoutMs, maxMemoryBytes };
  const pages = await countPages(job, path);
  if (pages === 0) return { pages, text: '' };
  const text = join(workspace, 'fingerprint.txt');
  await rm(text, { force: true });
  await processes.run({ file: 'pdftotext', args: ['-q', '-layout', path, text] }, options);
  if (!existsSync(text)) return { pages, text: 'none' };
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(text)) digest.update(chunk as Buffer);
  return { pages, text: digest.digest('base64') };
}
