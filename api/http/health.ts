import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../jail/sandbox.ts';
import type { Queue } from '../queue/local.ts';
import type { Availability, EngineStatus } from './availability.ts';

interface HealthParts {
  readonly availability: () => Promise<Availability>;
  readonly queue: Queue;
  readonly sandbox: Sandbox;
  /** Why files cannot be stored; null if they can. */
  readonly storageTrouble: () => Promise<string | null>;
}

function engineTrouble(name: string, status: EngineStatus): string | null {
  if ('missing' in status) return `${name} is not installed: ${status.missing}`;
  return 'failing' in status ? `${name} does not answer: ${status.failing}` : null;
}

/**
 * GET /api/health: `ok`, or `degraded` with the reasons in `troubles`. Always 200, since the other tools keep working.
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
