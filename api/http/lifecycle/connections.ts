import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createClientCounts } from '../../client-counts.ts';
import { ProblemError } from '../../problem.ts';

/** How many connections the server keeps open. */
export interface ConnectionLimits {
  /** For all clients together; more are closed unanswered. */
  readonly total: number;
  /** For one client; null where connections are a reverse proxy's, which then has to limit its own clients. */
  readonly perClient: number | null;
}

/** Time for a connection beyond the limit to send its request and read the refusal. */
const refusalMs = 1000;

/**
 * Limits open connections: connections that send nothing, or send headers very slowly, evade all limits that count
 * requests.
 */
export function limitConnections(app: FastifyInstance, { total, perClient }: ConnectionLimits): void {
  app.server.maxConnections = total;
  if (perClient === null) return;
  const open = createClientCounts();
  const refused = new WeakSet<Socket>();

  app.server.on('connection', (socket: Socket) => {
    const client = normalizeIP(socket.remoteAddress ?? '');
    open.add(client, 1);
    socket.once('close', () => open.add(client, -1));
    if (open.of(client) <= perClient) return;
    refused.add(socket);
    const timer = setTimeout(() => socket.destroy(), refusalMs);
    socket.once('close', () => clearTimeout(timer));
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!refused.has(request.raw.socket)) return;
    reply.header('Connection', 'close');
    throw new ProblemError(
      'rate-limited',
      `Your network can have ${perClient} connections open at once. Close some, and try again.`,
    );
  });
}
