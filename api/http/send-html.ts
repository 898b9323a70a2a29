import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, FilledPage } from '../pages/filled-pages.ts';

const encodings: Encoding[] = ['br', 'gzip'];

/** Sends a page in the best encoding that the browser accepts, or 304 if its cached copy is current. */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, page: FilledPage): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .header('ETag', page.etag);
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  if (reply.statusCode === 200 && known.includes(page.etag)) return reply.code(304).send();
  const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '', encodings) as Encoding | null;
  if (encoding === null) return reply.send(page.html);
  return reply.header('Content-Encoding', encoding).send(page.bodies[encoding]);
}

/** Whether a browser is navigating, as opposed to a script or another program. */
export function wantsHtml(request: FastifyRequest): boolean {
  return /\btext\/html\b/.test(request.headers.accept ?? '');
}
