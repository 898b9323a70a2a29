import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../jail/sandbox.ts';
import type { Queue } from '../queue/local.ts';
import type { Availability, EngineStatus } from './availability.ts';

interface HealthParts {
  readonly availability: () => Promise<Availability>;
  readonly queue: Queue;
  readonly sandbox: Sandbox;
  /** Why no file could be stored now; null where one could. */
  readonly storageTrouble: () => Promise<string | null>;
}

function engineTrouble(name: string, status: EngineStatus): string | null {
  if ('missing' in status) return `${name} is not installed: ${status.missing}`;
  return 'failing' in status ? `${name} does not answer: ${status.failing}` : null;
}

/**
 * GET /api/health: `ok`, or `degraded` with what is wrong in `troubles`, for the operator; 200 in both cases, since the
 * rest keeps working.
 */
export function addHealth(app: FastifyInstance, { availability, queue, sandbox, storageTrouble }: HealthParts): void {
  app.get('/api/health', async (_request, reply) => {
    const [{ engines, unavailable }, storage] = await Promise.all([availability(), storageTrouble()]);
    const ofEngines = Object.entries(engines).map(([name, status]) => engineTrouble(name, status));
    const troubles = [storage, ...ofEngines].filter((trouble) => trouble !== null);
    const status = troubles.length > 0 ? 'degraded' : 'ok';
    reply.header('Cache-Control', 'no-store');
    const { level, users, findings } = sandbox;
    const jail = { user: users === null ? 'shared' : 'own', ...findings };
    return { status, troubles, sandbox: level, jail, engines, unavailable, queue: queue.load() };
  });
}
