import { jobLimits, serverLimits } from '../../catalog/limits.ts';
import { type EngineName, engineNames } from '../../catalog/operations.ts';
import type { Engines } from '../engine.ts';
import { engineStatus } from '../engine-status.ts';
import type { RedisAccess } from '../jobs/redis/connect.ts';
import type { DoJobSettings } from '../jobs/redis/do-job.ts';
import type { Announcement } from '../jobs/redis/presence.ts';
import { type RedisWorker, startRedisWorker } from '../jobs/redis/redis-worker.ts';
import type { RunJob } from '../jobs/run-job.ts';
import type { FileStore } from '../store/file-store.ts';
import type { Workspaces } from '../workspace/workspace.ts';

interface WorkerParts {
  readonly access: RedisAccess;
  readonly engines: Engines;
  readonly run: RunJob;
  readonly store: FileStore;
  readonly workspaces: Workspaces;
  /** For the log: failures that are not the file's fault. */
  readonly onFailure: DoJobSettings['onFailure'];
}

/** The current status of each engine. */
async function statusesOf(engines: Engines): Promise<Announcement['engines']> {
  return Object.fromEntries(
    await Promise.all(engineNames.map(async (name) => [name, await engineStatus(engines[name])])),
  );
}

/** How long the engines' answers are reused before they are asked again. */
const freshMs = 15_000;

/** Makes this machine perform jobs from Redis, with the engines that it has. */
export async function startWorker({
  access,
  engines,
  run,
  store,
  workspaces,
  onFailure,
}: WorkerParts): Promise<RedisWorker> {
  let statuses = await statusesOf(engines);
  let askedAt = Date.now();

  /** Asks again in the background: announcing the worker must not wait for an engine. */
  function known(): Announcement['engines'] {
    if (Date.now() - askedAt > freshMs) {
      askedAt = Date.now();
      statusesOf(engines).then((found) => {
        statuses = found;
      }, onFailure);
    }
    return statuses;
  }

  return startRedisWorker({
    access,
    store,
    run,
    createWorkspace: workspaces.create,
    engines: async () => known(),
    concurrency: (engine) => engines[engine as EngineName].concurrency,
    slowPlaces: (engine) => engines[engine as EngineName].slowPlaces ?? 0,
    slowAfterMs: serverLimits.slowStepMs,
    times: jobLimits,
    onFailure,
  });
}
