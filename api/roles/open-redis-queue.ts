import type { Config } from '../config.ts';
import { createRedisJobs } from '../jobs/redis/redis-jobs.ts';
import type { RedisWorker } from '../jobs/redis/redis-worker.ts';
import { createMachine, unlimitedWaiting, waitingLimits } from './machine.ts';
import { openStore } from './open-store.ts';
import type { OpenQueue, QueueParts } from './queue-of-role.ts';
import { remoteEngines } from './remote-engines.ts';
import { startWorker } from './start-worker.ts';

/** Opens the queue that several machines share, and starts a worker if there are engines. */
export async function openRedisQueue(
  config: Config,
  url: string,
  { own, workspaces, metrics, tracing, onFailure }: QueueParts,
): Promise<OpenQueue> {
  const access = { url, onError: onFailure };
  const store = await openStore(config, access);
  const jobs = createRedisJobs({ access, store, ...waitingLimits(config) });
  let worker: RedisWorker | undefined;
  return {
    jobs,
    engines: remoteEngines(jobs.presence),
    async trouble() {
      try {
        await store.check();
      } catch (error) {
        return `Files cannot be stored for workers: ${(error as Error).message}`;
      }
      return (await jobs.presence.workers()).length > 0 ? null : 'No worker is connected.';
    },
    wake: (conversion) => own?.wake(conversion),
    async startWorking() {
      if (own === null) return;
      const { engines, run } = createMachine(config, own, unlimitedWaiting, metrics, tracing);
      const swept = metrics.watchSweeps();
      const sweep = async (olderThanMs: number) => {
        const count = await store.sweep(olderThanMs);
        swept();
        return count;
      };
      worker = await startWorker({ access, engines, run, store: { ...store, sweep }, workspaces, onFailure });
    },
    stopWorking: async () => worker?.close(),
    async close() {
      await jobs.close();
      await store.close();
    },
  };
}
