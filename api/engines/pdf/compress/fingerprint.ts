import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countPages } from '../count-pages.ts';
import type { PdfJob } from '../pdf-job.ts';
import { limits } from './limits.ts';

/** What a PDF and its compressed copy must have in common. */
export interface Fingerprint {
  /** 0 if the file does not open. */
  readonly pages: number;
  /** A digest of the text of all pages. */
  readonly text: string;
}

/** Takes the fingerprint of a PDF as Poppler reads it. Throws `conversion-timeout` and the signal's reason. */
export async function fingerprintOf(job: PdfJob, path: string): Promise<Fingerprint> {
  const { processes, workspace, signal } = job;
  const pages = await countPages(job, path);
  if (pages === 0) return { pages, text: '' };
  // Of its own, since several may be taken at the same time.
  const text = join(workspace, `${randomUUID()}.txt`);
  await processes.run(
    // In the order of the content: to arrange thousands of overlapping words takes a second and more.
    { file: 'pdftotext', args: ['-q', '-raw', path, text] },
    { workspace, signal, ...limits.runs.text },
  );
  if (!existsSync(text)) return { pages, text: 'none' };
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(text)) digest.update(chunk as Buffer);
  await rm(text);
  return { pages, text: digest.digest('base64') };
}
