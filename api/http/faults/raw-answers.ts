import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import type { ProblemCode } from '../../../catalog/problems.ts';
import { ProblemError, toProblem } from '../../problem.ts';
import { codingFault, hostFault } from './request-faults.ts';

/** Headers for requests that never reach a route. A problem document needs to load, run or frame nothing. */
const headers = {
  'Content-Type': 'application/problem+json',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
} as const;

interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

function answer(status: number, detail: string, code: ProblemCode = 'invalid-request'): RawAnswer {
  return { status, body: JSON.stringify({ ...toProblem(new ProblemError(code, detail)), status }) };
}

/** The answer to an error of Node's HTTP parser, with the most specific status. */
function answerTo(code: string | undefined): RawAnswer {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return answer(431, 'The address or the headers are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return answer(408, 'The request didn’t arrive in time.', 'upload-too-slow');
    default:
      return answer(400, 'This isn’t a valid HTTP request.');
  }
}

function respond(socket: Socket, { status, body }: RawAnswer): void {
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}

/** Whether Node has begun a response on a connection (`socket._httpMessage`, which Fastify reads too). */
function hasBegun(socket: Socket): boolean {
  const message = (socket as { _httpMessage?: { headersSent?: boolean } })._httpMessage;
  return message?.headersSent === true;
}

/** Answers requests that Node's HTTP parser rejects: malformed, oversized or too slow. */
export const answerClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  const isOpen = socket.writable && error.code !== 'ECONNRESET' && !hasBegun(socket);
  if (isOpen) respond(socket, answerTo(error.code));
  else socket.destroy();
};

/** Answers requests that Fastify's router rejects before any hook runs, such as `/%zz`. */
export function answerFrameworkError(_error: Error, _request: unknown, reply: FastifyReply): void {
  const { status, body } = answerTo(undefined);
  reply.raw.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/**
 * Answers requests to which Node would send a bare response (`Expect`, CONNECT), and refuses those that a proxy in front
 * may have read differently: by their Host (RFC 9112, §3.2), or in codings that nothing here decodes (§6.1; RFC 9110, §8.4).
 */
export function addProtocolChecks(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { status, body } = answer(417, 'The server can’t do what the Expect header asks for.');
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  });
  app.server.on('connect', (_request, socket) => respond(socket as Socket, answer(405, 'This server isn’t a proxy.')));
  app.addHook('onRequest', async ({ raw }) => {
    const fault = hostFault(raw) ?? codingFault(raw.headers);
    if (fault !== null) throw new ProblemError('invalid-request', fault);
  });
}
