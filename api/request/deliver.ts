import { createReadStream } from 'node:fs';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { downloadName } from '../../catalog/files/filename.ts';
import { formatOf } from '../../catalog/formats.ts';
import { encodeReport, reportHeader } from '../../catalog/report.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { Artifact } from '../engine.ts';
import type { Received } from './receive.ts';

/** Always with the UTF-8 form beside a plain ASCII one: readers disagree on Latin-1 in headers. */
function disposition(name: string): string {
  return contentDisposition(name, { fallback: name.replace(/[^\x20-\x7e]/g, '_') });
}

/** Sends a result as a download, with its name (RFC 6266) and the report of what was done. */
export function deliver(reply: FastifyReply, tool: Tool, received: Received, artifact: Artifact): FastifyReply {
  const bytesBefore = received.files.reduce((sum, file) => sum + file.bytes, 0);
  const { bytes: bytesAfter, pages, notes } = artifact;
  return reply
    .header('Content-Type', formatOf(artifact.format).mediaType)
    .header('Content-Length', bytesAfter)
    .header('Content-Disposition', disposition(downloadName(tool.output, received.files[0].name, received.fields)))
    .header('Cache-Control', 'no-store')
    .header(reportHeader, encodeReport({ bytesBefore, bytesAfter, pages, notes }))
    .send(createReadStream(artifact.path));
}
