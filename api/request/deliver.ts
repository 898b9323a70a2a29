import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { downloadName } from '../../catalog/files/filename.ts';
import { formatOf } from '../../catalog/formats.ts';
import { encodeReport, reportHeader } from '../../catalog/report.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { Artifact } from '../engine.ts';
import { ProblemError } from '../problem.ts';
import type { Received } from './receive.ts';
import { type Pace, watchPace } from './upload-pace.ts';
import type { Visit } from './visit.ts';

/** A request and what was made of it. */
export interface Performed {
  readonly received: Received;
  readonly artifact: Artifact;
}

/** Always with the UTF-8 form beside a plain ASCII one: readers disagree on Latin-1 in headers. */
function disposition(name: string): string {
  return contentDisposition(name, { fallback: name.replace(/[^\x20-\x7e]/g, '_') });
}

/**
 * Opens a result for reading. The process that wrote it may have been taken over by a document, so that a link, a pipe
 * or a file of another size is not followed, waited for or sent. Throws `internal`.
 */
async function openResult({ path, bytes }: Artifact): Promise<FileHandle> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const found = await file.stat();
  if (found.isFile() && found.size === bytes) return file;
  await file.close();
  throw new ProblemError('internal', undefined, { cause: 'the result is not the file that the engine announced' });
}

/**
 * Sends a result as a download, with its name (RFC 6266) and the report of what was done. A connection that takes it
 * more slowly than uploads may come is ended.
 */
export async function deliver(
  reply: FastifyReply,
  tool: Tool,
  { received, artifact }: Performed,
  { visit, pace }: { readonly visit: Visit; readonly pace: Pace },
): Promise<FastifyReply> {
  const bytesBefore = received.files.reduce((sum, file) => sum + file.bytes, 0);
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
    .header('Content-Disposition', disposition(downloadName(tool.output, received.files[0].name, received.fields)))
    .header('Cache-Control', 'no-store')
    .header(reportHeader, encodeReport({ bytesBefore, bytesAfter, pages, notes }))
    .send(content);
}
