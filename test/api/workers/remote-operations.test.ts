import { expect, it } from 'vitest';
import type { WorkRequest } from '../../../api/workers/operation-messages.ts';
import { remoteOperations } from '../../../api/workers/remote-operations.ts';
import type { WorkerPool } from '../../../api/workers/worker-pool.ts';
import { operations } from '../../../catalog/operations.ts';

const pool = {} as WorkerPool<WorkRequest>;
const settings = { timeoutMs: 1000, words: { failed: '', late: '', outgrown: '' } };

it.each(Object.keys(operations) as (keyof typeof operations)[])('offers all operations of %s', (engine) => {
  const offered = remoteOperations(engine, pool, settings);
  expect(Object.keys(offered).sort()).toEqual(Object.keys(operations[engine]).sort());
});
