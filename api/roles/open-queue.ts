import type { Config } from '../config.ts';
import { createLocalJobs } from '../jobs/local-jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { ServerEngines } from './create-engines.ts';
import { createMachine, waitingLimits } from './machine.ts';
import type { OpenQueue, QueueParts } from './queue-of-role.ts';

const nothing = async () => {};

/** A queue in this process, in front of its own engines. */
function openLocalQueue(config: Config, own: ServerEngines, metrics: Metrics, tracing: Tracing): OpenQueue {
  const { engines, queue, run } = createMachine(config, own, waitingLimits(config), metrics, tracing);
  const jobs = createLocalJobs(run, queue.load);
  return {
    jobs,
    engines,
    trouble: async () => null,
    wake: own.wake,
    startWorking: nothing,
    stopWorking: nothing,
    close: jobs.close,
  };
}

/** Opens the configured queue. Throws if a store cannot be opened. */
export async function openQueue(
  config: Config,
  { own, workspaces, metrics, tracing, onFailure }: QueueParts,
): Promise<OpenQueue> {
  if (config.REDIS_URL === undefined) {
    if (own === null) throw new Error('A queue in this process needs engines in it.');
    return openLocalQueue(config, own, metrics, tracing);
  }
  // Loaded on demand: a single server starts without the clients of Redis and S3.
  const { openRedisQueue } = await import('./open-redis-queue.ts');
  return openRedisQueue(config, config.REDIS_URL, { own, workspaces, metrics, tracing, onFailure });
}
