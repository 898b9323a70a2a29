import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestLocal, openTestRedis, type TestQueue, testJob } from '../../test/support/jobs/test-queues.ts';
import { copy } from '../../test/support/processes/fake-engines.ts';
import { startRedis } from '../../test/support/servers/redis-server.ts';
import { type Bench, type Effort, interleaved, median } from '../scoreboard/row.ts';

const rounds = { whole: 200, short: 60 } as const satisfies Record<Effort, number>;
const contentBytes = 10_000;
const targetMs = 20;
const never = new AbortController().signal;

/** A job whose engine only copies the file, from its submission until its result is there. */
const job =
  (scratch: string, { jobs }: TestQueue) =>
  async () => {
    const { id, workspace, ...rest } = await testJob(scratch, { content: 'x'.repeat(contentBytes) });
    await jobs.submit({ ...rest, id, workspace }, never);
    await jobs.result(id, workspace, never);
    await jobs.discard(id);
    await rm(workspace, { recursive: true, force: true });
  };

/** What the way over Redis, with its own worker, adds to a small job. */
export const queue: Bench = async (effort) => {
  const scratch = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const redis = await startRedis('everysec');
  const settings = { scratch, behaviour: copy };
  const [onRedis, inProcess] = [await openTestRedis(settings, redis), await openTestLocal(settings)];
  try {
    const [ours, theirs] = [job(scratch, onRedis), job(scratch, inProcess)];
    await ours();
    const times = await interleaved(rounds[effort], ours, theirs);
    const [most, least] = [median(times.ours), median(times.theirs)];
    return [
      {
        name: 'A job of 10 kB that takes no time, over Redis; in one process',
        ours: most,
        theirs: least,
        unit: 'ms',
        target: `at most ${targetMs} ms more: ${(most - least).toFixed(1)}`,
        met: most - least <= targetMs,
      },
    ];
  } finally {
    await onRedis.close();
    await inProcess.close();
    await redis.close();
    await rm(scratch, { recursive: true, force: true });
  }
};
