import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { downloadName } from '../../catalog/files/filename.ts';
import { formatOf } from '../../catalog/formats.ts';
import { encodeReport, reportHeader } from '../../catalog/report.ts';
import type { JobResult } from '../jobs/job-queue.ts';
import { openResult } from './open-result.ts';
import { type Pace, watchPace } from './upload-pace.ts';
import type { Visit } from './visit.ts';

/** Always sends the UTF-8 form as well as plain ASCII: clients disagree about Latin-1 in headers. */
function disposition(name: string): string {
  return contentDisposition(name, { fallback: name.replace(/[^\x20-\x7e]/g, '_') });
}

/**
 * Sends a result as a download, with its name (RFC 6266) and the report on it. Connections slower than the minimum
 * upload speed are closed.
 */
export async function deliver(
  reply: FastifyReply,
  { job, artifact }: JobResult,
  { visit, pace }: { readonly visit: Visit; readonly pace: Pace },
): Promise<FastifyReply> {
  const bytesBefore = job.files.reduce((sum, file) => sum + file.bytes, 0);
  const { bytes: bytesAfter, pages, notes } = artifact;
  const content = (await openResult(artifact)).createReadStream();
  const { socket } = reply.raw;
  const watch = watchPace(() => socket?.bytesWritten ?? 0, { ...pace, deadlineMs: Number.POSITIVE_INFINITY });
  watch.signal.addEventListener('abort', () => socket?.destroy(), { once: true });
  void visit.over.then(() => {
    watch.end();
    content.destroy();
  });
  return reply
    .header('Content-Type', formatOf(artifact.format).mediaType)
    .header('Content-Length', bytesAfter)
    .header(
      'Content-Disposition',
      disposition(downloadName(job.tool.output, job.files[0].name, job.fields, job.files.length)),
    )
    .header('Cache-Control', 'no-store')
    .header(reportHeader, encodeReport({ bytesBefore, bytesAfter, pages, notes }))
    .send(content);
}
