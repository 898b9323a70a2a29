import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Answers Prometheus, on a port of its own: visitors, and the proxy before them, never reach it. Not yet listening. */
export function buildMetricsApp({ text, contentType }: Metrics): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await text()));
  return app;
}
