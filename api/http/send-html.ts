import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedText, sendCompressed } from './compressed-text.ts';

/** Sends a page in the best encoding that the browser accepts, or 304 if its cached copy is current. */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, page: CompressedText): FastifyReply {
  return sendCompressed(request, reply, 'text/html; charset=utf-8', page);
}

/** Whether a browser is navigating, as opposed to a script or another program. */
export function wantsHtml(request: FastifyRequest): boolean {
  return /\btext\/html\b/.test(request.headers.accept ?? '');
}
