import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../jail/sandbox.ts';
import type { Queue } from '../queue/local.ts';
import type { Availability } from './availability.ts';

interface HealthParts {
  readonly availability: () => Promise<Availability>;
  readonly queue: Queue;
  readonly sandbox: Sandbox;
}

/** GET /api/health: `ok`, or `degraded` when an engine is missing; 200 in both cases, since the rest keeps working. */
export function addHealth(app: FastifyInstance, { availability, queue, sandbox }: HealthParts): void {
  app.get('/api/health', async (_request, reply) => {
    const { engines, unavailable } = await availability();
    const degraded = Object.values(engines).some((status) => 'missing' in status);
    const status = degraded ? 'degraded' : 'ok';
    reply.header('Cache-Control', 'no-store');
    return { status, sandbox: sandbox.level, engines, unavailable, queue: queue.load() };
  });
}
