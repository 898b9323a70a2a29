import { type EngineName, operations } from '../../catalog/operations.ts';
import type { Engine, Job } from '../engine.ts';
import type { WorkRequest } from './operation-messages.ts';
import { type PerformSettings, performInWorker } from './perform-in-worker.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Every operation that the catalogue lists for an engine, each performed by a worker of the pool. */
export function remoteOperations<E extends EngineName>(
  engine: E,
  pool: WorkerPool<WorkRequest>,
  settings: PerformSettings,
): Engine<E>['operations'] {
  const names = Object.keys(operations[engine]);
  const run = names.map((name) => [name, (job: Job) => performInWorker(pool, engine, name, job, settings)]);
  return Object.fromEntries(run) as Engine<E>['operations'];
}
