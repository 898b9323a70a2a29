import { totalmem } from 'node:os';
import { admissionLimits, jobMemoryBytes, megabytes, serverLimits } from '../../catalog/limits.ts';
import type { EngineName } from '../../catalog/operations.ts';
import { availableCores } from '../available-cores.ts';
import type { Config } from '../config.ts';
import type { Identify } from '../content/content-workers.ts';
import type { Engines } from '../engine.ts';
import { createJobRunner, type RunJob } from '../jobs/run-job.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createLocalQueue, type Queue } from '../queue/local.ts';
import type { WaitingLimits } from '../queue/waiting-room.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** A machine with engines, whichever queue its jobs come from. */
export interface Machine {
  readonly engines: Engines;
  readonly queue: Queue;
  readonly run: RunJob;
}

/** Bytes of memory for running conversions: a share of what the machine or its container has. */
function jobMemory(config: Config): number {
  if (config.MAX_JOB_MEMORY_MB !== undefined) return megabytes(config.MAX_JOB_MEMORY_MB);
  const container = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(totalmem(), container) * admissionLimits.memoryShare;
}

/** How many conversions may wait. */
export function waitingLimits(config: Config): WaitingLimits {
  return {
    maxWaiting: config.MAX_WAITING,
    maxWaitingPerClient: config.MAX_WAITING_PER_CLIENT,
    newcomerShare: admissionLimits.newcomerShare,
  };
}

/** For jobs admitted by a queue elsewhere: this machine limits them by how many it takes. */
export const unlimitedWaiting: WaitingLimits = {
  maxWaiting: Number.POSITIVE_INFINITY,
  maxWaitingPerClient: Number.POSITIVE_INFINITY,
  newcomerShare: 0,
};

/** Puts a queue in front of engines. */
export function createMachine(
  config: Config,
  { engines, identify }: { readonly engines: Engines; readonly identify: Identify },
  waiting: WaitingLimits,
  metrics: Metrics,
  tracing: Tracing,
): Machine {
  const ofEngines = (count: (engine: Engines[EngineName]) => number) => ({
    ...Object.fromEntries(Object.entries(engines).map(([name, engine]) => [name, count(engine)])),
    identify: availableCores(),
  });
  const queue = createLocalQueue({
    concurrency: ofEngines((engine) => engine.concurrency),
    slowPlaces: ofEngines((engine) => engine.slowPlaces ?? 0),
    slowAfterMs: serverLimits.slowStepMs,
    memoryBytes: jobMemoryBytes,
    maxMemoryBytes: jobMemory(config),
    ...waiting,
    onDone: metrics.stepDone,
  });
  metrics.countSteps(queue.loads);
  return { engines, queue, run: metrics.measured(createJobRunner({ engines, identify, queue, tracing })) };
}
