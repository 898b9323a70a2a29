import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, FilledPage } from '../pages/filled-pages.ts';

const encodings: Encoding[] = ['br', 'gzip'];

/** Sends a page in the smallest encoding that the browser takes, or says that the one it has is still good. */
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

/** Whether a request comes from a browser that shows a page, and not from a program or a page's own script. */
export function wantsHtml(request: FastifyRequest): boolean {
  return /\btext\/html\b/.test(request.headers.accept ?? '');
}
