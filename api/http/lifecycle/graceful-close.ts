import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../problem.ts';

const sweepMs = 100;
/** Time to answer aborted uploads. */
const answerMs = 500;

/** For requests that arrive, or are still arriving, while the server stops. */
const stopped = () => new ProblemError('busy', 'The server is being restarted. Try again in a minute.');

/**
 * Lets a closing server end as soon as its last response is sent. Node by itself only closes connections that are idle
 * when `close` is called: an active one would stay for the keep-alive time, and an upload for as long as it takes.
 * @param uploadMs How much longer uploads may take once the server is closing.
 * @returns A signal that fires when uploads are aborted.
 */
export function addGracefulClose(app: FastifyInstance, uploadMs: number): AbortSignal {
  const uploads = new AbortController();
  // Every upload adds a listener.
  setMaxListeners(0, uploads.signal);
  /** Each connection's current request, if any. */
  const requests = new Map<Socket, IncomingMessage | null>();
  let closing = false;

  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, null);
    socket.once('close', () => requests.delete(socket));
  });
  app.addHook('onRequest', async (request) => {
    if (requests.has(request.raw.socket)) requests.set(request.raw.socket, request.raw);
    if (closing) throw stopped();
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('Connection', 'close');
    return payload;
  });
  app.addHook('onResponse', async (request) => {
    if (requests.has(request.raw.socket)) requests.set(request.raw.socket, null);
  });
  app.addHook('preClose', async () => {
    closing = true;
    const timers = [
      setInterval(() => app.server.closeIdleConnections(), sweepMs),
      setTimeout(() => uploads.abort(stopped()), uploadMs),
      setTimeout(() => {
        for (const [socket, request] of requests) if (request?.complete !== true) socket.destroy();
      }, uploadMs + answerMs),
    ];
    app.server.once('close', () => timers.forEach(clearTimeout));
  });
  return uploads.signal;
}
