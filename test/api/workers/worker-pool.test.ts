import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { GuardedFolder } from '../../../api/jail/guarded-folder.ts';
import type { Outcome, Worker } from '../../../api/workers/worker.ts';
import { createWorkerPool } from '../../../api/workers/worker-pool.ts';

const done: Outcome = { type: 'done', id: 1, result: null, spent: false };
const notUsed = { path: '' } as GuardedFolder;
const never = new AbortController().signal;

/** A pool whose workers do nothing, and what became of them. */
function pool({
  failing = [],
  ...settings
}: {
  size?: number;
  maxJobs?: number;
  longPlaces?: number;
  quietMs?: number;
  failing?: Error[];
} = {}) {
  const workers: (Worker<null> & { slowDown: () => void; grow: (bytes: number) => void; die: () => void })[] = [];
  const disposed: number[] = [];
  const start = async () => {
    const error = failing.shift();
    if (error !== undefined) throw error;
    const pid = workers.length + 1;
    let jobs = 0;
    let isLong = false;
    let tell = () => {};
    let keptBytes = 0;
    let die = () => {};
    const ended = new Promise<void>((resolve) => {
      die = resolve;
    });
    const worker = {
      pid,
      version: '1.0',
      jobFolder: notUsed,
      clear: async () => {},
      isSpent: () => isLong,
      jobs: () => jobs,
      keptBytes: () => keptBytes,
      grow: (bytes: number) => {
        keptBytes = bytes;
      },
      ended,
      die,
      onLong: (listener: () => void) => {
        tell = listener;
      },
      slowDown: () => {
        isLong = true;
        tell();
      },
      run: async () => {
        jobs++;
        return done;
      },
      dispose: async () => {
        disposed.push(pid);
      },
    };
    workers.push(worker);
    return worker;
  };
  const made = createWorkerPool({ start, size: 1, maxJobs: 100, maxKeptBytes: 1000, longPlaces: 1, ...settings });
  let started = 0;

  /** A job that is long as soon as it runs, if it is ever, and ends when told to. */
  function hold(isLong: boolean) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let pid = 0;
    const job = made.use(async (worker) => {
      started++;
      pid = worker.pid;
      if (isLong) workers[pid - 1]?.slowDown();
      await held;
      return done;
    }, never);
    const finish = async () => {
      release();
      await job;
    };
    return { finish, pid: () => pid };
  }

  return { workers, disposed, pool: made, hold, started: () => started };
}

const run = (worker: Worker<null>) => worker.run(null, { timeoutMs: 1, signal: never });

describe('createWorkerPool', () => {
  it('keeps one spare worker', async () => {
    const { workers, pool: tested } = pool({ size: 2 });
    await tested.start();
    await tested.use(run, never);
    expect(workers.length).toBe(3);
    expect(tested.version()).toBe('1.0');
  });

  it('stops idle workers despite status checks, and starts new ones for the next job', async () => {
    const { workers, disposed, pool: tested } = pool({ quietMs: 60 });
    await tested.start();
    await tested.use(run, never);
    const looking = setInterval(() => void (tested.isAsleep() || tested.use(run, never, 'maintenance')), 10);
    await expect.poll(() => tested.isAsleep()).toBe(true);
    clearInterval(looking);
    await expect.poll(() => disposed.length).toBe(workers.length);
    const before = workers.length;
    expect(await tested.use(run, never)).toEqual(done);
    expect(workers.length).toBeGreaterThan(before);
    await expect.poll(() => tested.isAsleep()).toBe(true);
    await expect.poll(() => disposed.length).toBe(workers.length);
  });

  it('starts workers ahead of an announced job', async () => {
    const { workers, disposed, pool: tested } = pool({ quietMs: 60 });
    await tested.start();
    await expect.poll(() => tested.isAsleep() && disposed.length).toBe(workers.length);
    const before = workers.length;
    tested.wake();
    tested.wake();
    expect(tested.isAsleep()).toBe(false);
    await expect.poll(() => workers.length).toBeGreaterThan(before);
    await expect.poll(() => tested.isAsleep()).toBe(true);
    await tested.stop();
    tested.wake();
    expect(disposed.length).toBe(workers.length);
  });

  it('starts one worker for the first job after a rest, and the others once that is done', async () => {
    const { workers, pool: tested } = pool({ quietMs: 60, size: 3 });
    await tested.start();
    await expect.poll(() => tested.isAsleep()).toBe(true);
    const before = workers.length;
    tested.wake();
    await tested.use(async (worker) => {
      await nextTurn();
      expect(workers.length).toBe(before + 1);
      return run(worker);
    }, never);
    await expect.poll(() => workers.length).toBe(before + 4);
  });

  it('lets a job outlast the idle time', async () => {
    const { disposed, pool: tested } = pool({ quietMs: 10 });
    await tested.use(async (worker) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(disposed).not.toContain(worker.pid);
      return run(worker);
    }, never);
    expect(tested.isAsleep()).toBe(false);
  });

  it('reports why a worker did not start until one does', async () => {
    const { workers, pool: tested } = pool({ failing: [new Error('no memory'), new Error('no memory')] });
    await tested.start();
    expect(() => tested.checkStart()).toThrow('no memory');
    await tested.use(run, never);
    expect(() => tested.checkStart()).not.toThrow();
    expect(workers.length).toBeGreaterThan(0);
  });

  it('tries once more to start a worker for a waiting job', async () => {
    const failing = (count: number) => Array.from({ length: count }, (_, index) => new Error(`start ${index + 1}`));
    // Each time two start: one for the job, and a spare.
    const { pool: slow } = pool({ failing: failing(2) });
    expect(await slow.use(run, never)).toEqual(done);
    const left = failing(10);
    const { pool: broken } = pool({ failing: left });
    await expect(broken.use(run, never)).rejects.toThrow('start 4');
    expect(left.length).toBe(6);
  });

  it('lends at most as many workers as its size', async () => {
    const { pool: tested } = pool();
    let running = 0;
    let most = 0;
    const job = async (worker: Worker<null>) => {
      most = Math.max(most, ++running);
      await nextTurn();
      running--;
      return run(worker);
    };
    await Promise.all(Array.from({ length: 5 }, () => tested.use(job, never)));
    expect(most).toBe(1);
  });

  it('replaces a worker that ended or reached its job limit', async () => {
    const { disposed, pool: tested } = pool({ maxJobs: 2 });
    await tested.use(async () => ({ type: 'timed-out' as const }), never);
    expect(disposed).toEqual([1]);
    for (let job = 0; job < 4; job++) await tested.use(run, never);
    expect(disposed.length).toBe(3);
  });

  it('runs other jobs past long ones, as many as have places, whose workers it discards', async () => {
    const { disposed, pool: tested, hold, started } = pool({ size: 1, longPlaces: 1 });
    const first = hold(true);
    await expect(tested.use(run, never)).resolves.toEqual(done);
    const second = hold(true);
    const third = hold(false);
    await expect.poll(started).toBe(2);
    await nextTurn();
    expect(started()).toBe(2);
    // The second one gets the place of the first.
    await first.finish();
    await expect.poll(started).toBe(3);
    await second.finish();
    await third.finish();
    expect(disposed).toEqual(expect.arrayContaining([first.pid(), second.pid()]));
    expect(disposed).not.toContain(third.pid());
  });

  it('replaces a worker that retains too much memory', async () => {
    const { workers, disposed, pool: tested } = pool();
    await tested.start();
    let grown = 0;
    await tested.use(async (worker) => {
      grown = worker.pid;
      workers[worker.pid - 1]?.grow(1001);
      return run(worker);
    }, never);
    expect(disposed).toEqual([grown]);
  });

  it('lends the most recently returned worker first', async () => {
    const { pool: tested } = pool();
    await tested.start();
    const lent: number[] = [];
    const job = (worker: Worker<null>) => {
      lent.push(worker.pid);
      return run(worker);
    };
    for (let count = 0; count < 3; count++) await tested.use(job, never);
    expect(new Set(lent).size).toBe(1);
  });

  it('replaces a worker that dies between jobs', async () => {
    const { workers, disposed, pool: tested } = pool();
    await tested.start();
    await tested.use(run, never);
    for (const worker of workers) worker.die();
    await expect.poll(() => [...disposed].sort()).toEqual([1, 2]);
    await tested.use(async (worker) => {
      expect(disposed).not.toContain(worker.pid);
      return run(worker);
    }, never);
  });

  it('reports why no worker starts, and drops jobs that gave up', async () => {
    const broken = createWorkerPool<null>({
      start: () => Promise.reject(new Error('no program')),
      size: 1,
      maxJobs: 1,
      maxKeptBytes: 1000,
      longPlaces: 0,
    });
    await expect(broken.use(run, never)).rejects.toThrow('no program');

    const { pool: tested } = pool();
    const gone = new AbortController();
    const first = tested.use(async (worker) => {
      const second = tested.use(run, gone.signal);
      gone.abort(new Error('gone'));
      await expect(second).rejects.toThrow('gone');
      return run(worker);
    }, never);
    await expect(first).resolves.toEqual(done);
    await expect(tested.use(run, never)).resolves.toEqual(done);
  });

  it('ends all workers when it stops', async () => {
    const { workers, disposed, pool: tested } = pool();
    await tested.start();
    await tested.use(run, never);
    await tested.stop();
    expect(disposed.sort()).toEqual(workers.map(({ pid }) => pid).sort());
  });
});
