import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from '../../../problem.ts';
import type { PagesJob } from '../pdf-job.ts';
import { type Compressed, compressUnsigned } from './compress-unsigned.ts';
import { removeSignatures } from './signatures/remove-signatures.ts';

/** How a visitor wants a PDF compressed. */
export interface CompressOptions {
  /** 30 to 95: how much detail images keep. */
  readonly quality: number;
  /** Whether a signed PDF is compressed without its signatures, rather than refused. */
  readonly dropsSignatures: boolean;
  /** What the visitor calls the file. */
  readonly name: string;
}

/** Compresses a PDF as `compressUnsigned` does, after removing its signatures where the visitor wants that. */
export async function compressPdf(
  job: PagesJob,
  { quality, dropsSignatures, name }: CompressOptions,
): Promise<Compressed> {
  try {
    return await compressUnsigned(job, quality);
  } catch (error) {
    if (!dropsSignatures || !(error instanceof ProblemError) || error.code !== 'signed-document') throw error;
  }
  const workspace = join(job.workspace, 'unsigned');
  const input = await removeSignatures(job, workspace);
  const compressed = await compressUnsigned({ ...job, input, workspace }, quality);
  const [{ size: before }, { size: after }] = await Promise.all([stat(job.input), stat(compressed.path)]);
  // A copy that is no smaller is not worth a signature.
  if (compressed.path === input || after >= before) {
    return { path: job.input, pages: compressed.pages, notes: [{ code: 'original-returned' }] };
  }
  return { ...compressed, notes: [{ code: 'signatures-removed', files: [name], more: 0 }, ...compressed.notes] };
}
