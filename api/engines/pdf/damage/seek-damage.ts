import type { PdfJob } from '../pdf-job.ts';
import { hasDamagedStreams, type Streams } from './damaged-streams.ts';

/** Does work on a PDF, and tells beside its result whether the file is damaged. Throws what the work throws. */
export async function seekDamage<J extends PdfJob, T extends object>(
  job: J,
  streams: Streams,
  work: (job: J) => Promise<T>,
): Promise<T & { readonly isDamaged: boolean }> {
  const failed = new AbortController();
  const signal = AbortSignal.any([job.signal, failed.signal]);
  const seeking = hasDamagedStreams({ ...job, signal }, streams).catch(() => false);
  try {
    const result = await work(job);
    return { ...result, isDamaged: await seeking };
  } catch (error) {
    failed.abort();
    await seeking;
    throw error;
  }
}
