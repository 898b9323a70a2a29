import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { ProblemError, toProblem } from '../problem.ts';

/** What a request that no route saw is answered with. Nothing in a problem document loads, runs or is framed. */
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

function answerTo(code: string | undefined): RawAnswer {
  const [problem, status] = problemFor(code);
  return { status, body: JSON.stringify({ ...toProblem(problem), status }) };
}

/** The problem behind an error of Node's HTTP parser, and the more exact status that HTTP has for it. */
function problemFor(code: string | undefined): [ProblemError, number] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [new ProblemError('invalid-request', 'The address or the headers are too long.'), 431];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [new ProblemError('upload-too-slow', 'The request did not arrive in time.'), 408];
    default:
      return [new ProblemError('invalid-request', 'This is not a valid HTTP request.'), 400];
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

/** The response that Node has begun on a connection, if any (`socket._httpMessage`, as Fastify and Express use it). */
function hasBegun(socket: Socket): boolean {
  const message = (socket as { _httpMessage?: { headersSent?: boolean } })._httpMessage;
  return message?.headersSent === true;
}

/** Answers what Node's HTTP parser refuses: malformed or oversized requests, and those that never end. */
export const answerClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  const isOpen = socket.writable && error.code !== 'ECONNRESET' && !hasBegun(socket);
  if (isOpen) respond(socket, answerTo(error.code));
  else socket.destroy();
};

/** Answers what Fastify's router refuses before any hook runs, such as `/%zz`. */
export function answerFrameworkError(_error: Error, _request: unknown, reply: FastifyReply): void {
  const { status, body } = answerTo(undefined);
  reply.raw.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/** Requests that HTTP forbids and that would otherwise get Node's bare answers. */
export function addProtocolChecks(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(
      toProblem(new ProblemError('invalid-request', 'The server cannot do what Expect asks.')),
    );
    response.writeHead(417, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  });
  app.addHook('onRequest', async (request) => {
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      throw new ProblemError('invalid-request', 'The request has no Host header.');
    }
  });
}
