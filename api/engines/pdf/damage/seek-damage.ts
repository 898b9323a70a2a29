import type { PdfJob } from '../pdf-job.ts';
import { hasDamagedStreams } from './damaged-streams.ts';

/** Finds out whether a PDF is damaged. Throws the signal's reason. */
export type FindsDamage = (job: PdfJob) => Promise<boolean>;

/**
 * Remembers of a file whether its streams are damaged, for as long as something else keeps that file: a document that is
 * written again, since its proof has too many pages, is made of the same one.
 */
export function rememberDamage(): (file: object) => FindsDamage {
  const known = new WeakMap<object, boolean>();
  return (file) => async (job) => {
    const isDamaged = known.get(file) ?? (await hasDamagedStreams(job, 'all'));
    known.set(file, isDamaged);
    return isDamaged;
  };
}

/** Does work on a PDF, and reports with its result whether the file is damaged. Throws what the work throws. */
export async function seekDamage<J extends PdfJob, T extends object>(
  job: J,
  findDamage: FindsDamage,
  work: (job: J) => Promise<T>,
): Promise<T & { readonly isDamaged: boolean }> {
  const failed = new AbortController();
  const signal = AbortSignal.any([job.signal, failed.signal]);
  const seeking = findDamage({ ...job, signal }).catch(() => false);
  try {
    const result = await work(job);
    return { ...result, isDamaged: await seeking };
  } catch (error) {
    failed.abort();
    await seeking;
    throw error;
  }
}
