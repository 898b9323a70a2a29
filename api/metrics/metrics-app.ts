import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/**
 * Answers Prometheus, on a separate port that visitors, and the proxy in front of them, cannot reach. Not yet
 * listening.
 */
export function buildMetricsApp({ text, contentType }: Metrics): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await text()));
  return app;
}
