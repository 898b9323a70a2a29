import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../../catalog/site/paths.ts';
import type { EngineStatus } from '../../engine-status.ts';
import type { Sandbox } from '../../jail/sandbox.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Availability } from './availability.ts';

interface HealthParts {
  readonly availability: () => Promise<Availability>;
  readonly jobs: JobQueue;
  /** Null where no conversion runs on this machine. */
  readonly sandbox: Sandbox | null;
  /** Why files cannot be stored; null if they can. */
  readonly storageTrouble: () => Promise<string | null>;
}

function engineTrouble(name: string, status: EngineStatus): string | null {
  if ('missing' in status) return `${name} is not installed: ${status.missing}`;
  return 'failing' in status ? `${name} does not answer: ${status.failing}` : null;
}

function jailOf({ users, ceilings, findings }: Sandbox) {
  return {
    user: users === null ? 'shared' : 'own',
    ceilings: ceilings.groups === null ? 'watched' : 'kernel',
    ...findings,
  };
}

/**
 * GET /api/health: `ok`, or `degraded` with the reasons in `troubles`. Always 200, since the other tools keep working.
 */
export function addHealth(app: FastifyInstance, { availability, jobs, sandbox, storageTrouble }: HealthParts): void {
  app.get(apiPaths.health, async (_request, reply) => {
    const queueTrouble = (error: Error) => `The queue cannot be reached: ${error.message}`;
    const [{ engines, unavailable }, storage, queue] = await Promise.all([
      availability(),
      storageTrouble(),
      jobs.load().catch(queueTrouble),
    ]);
    const ofEngines = Object.entries(engines).map(([name, status]) => engineTrouble(name, status));
    const ofQueue = typeof queue === 'string' ? queue : null;
    const troubles = [storage, ofQueue, ...ofEngines].filter((trouble) => trouble !== null);
    reply.header('Cache-Control', 'no-store');
    return {
      status: troubles.length > 0 ? 'degraded' : 'ok',
      troubles,
      sandbox: sandbox?.level ?? null,
      jail: sandbox === null ? null : jailOf(sandbox),
      engines,
      unavailable,
      queue: typeof queue === 'string' ? null : queue,
    };
  });
}
