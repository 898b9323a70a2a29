import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { megabytes } from '../catalog/limits.ts';
import { tools } from '../catalog/tools.ts';
import type { AppParts } from './app.ts';
import { createAvailability } from './http/lifecycle/availability.ts';
import { addHealth } from './http/lifecycle/health.ts';
import { addProbes } from './http/lifecycle/probes.ts';

/** A worker's HTTP server, not yet listening: it serves no visitors, and only reports its health. */
export function buildWorkerApp({
  config,
  engines,
  jobs,
  trouble,
  workspaces,
  sandbox,
}: Omit<AppParts, 'webFolder' | 'metrics'>): FastifyInstance {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const storageTrouble = async () =>
    (await workspaces.trouble(megabytes(config.MIN_FREE_DISK_MB))) ?? (await trouble());
  const availability = createAvailability(tools, engines, config.DISABLED_TOOLS);
  addHealth(app, { availability, jobs, sandbox, storageTrouble });
  addProbes(app, { load: jobs.load, trouble: storageTrouble, maxWaiting: config.MAX_WAITING });
  return app;
}
