import type { FastifyInstance } from 'fastify';

/**
 * Lets a closing server end as soon as its last answer is sent. Node closes the connections that are idle when
 * `close` is called; one that becomes idle afterwards would be kept for the keep-alive time.
 */
export function addGracefulClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('Connection', 'close');
    return payload;
  });
}
