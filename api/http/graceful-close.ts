import type { FastifyInstance } from 'fastify';

const sweepMs = 100;

/**
 * Lets a closing server end as soon as its last answer is sent. Node closes the connections that are idle when
 * `close` is called; one whose answer is still on its way then would be kept for the keep-alive time.
 */
export function addGracefulClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('Connection', 'close');
    return payload;
  });
}
