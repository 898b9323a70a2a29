import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../api/problem.ts';
import {
  generous,
  openTestLocal,
  openTestRedis,
  simpleTool,
  type TestQueue,
  type TestQueueSettings,
  testJob,
} from '../support/jobs/test-queues.ts';
import { type Behaviour, copy } from '../support/processes/fake-engines.ts';
import { createGate } from '../support/processes/gate.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startRedis } from '../support/servers/redis-server.ts';

const scratch = await scratchFolder();
const redis = await startRedis();
afterAll(() => redis.close());

const never = new AbortController().signal;
const queues: Record<string, (settings: TestQueueSettings) => Promise<TestQueue>> = {
  'in this process': openTestLocal,
  'on Redis': (settings) => openTestRedis(settings, redis),
};

describe.each(Object.keys(queues))('a queue %s', (kind) => {
  let queue: TestQueue;
  afterEach(() => queue.close());

  const open = async (behaviour: Behaviour, settings: Partial<TestQueueSettings> = {}) => {
    queue = await (queues[kind] as (typeof queues)[string])({ scratch, behaviour, ...settings });
    return queue.jobs;
  };

  /** Jobs run one at a time, in the order in which this lists their clients' names for their files. */
  async function openHeld(settings: Partial<TestQueueSettings> = {}) {
    const gate = createGate();
    const order: string[] = [];
    const jobs = await open(async (job, operation) => {
      order.push(await readFile(job.inputs[0].path, 'utf8'));
      await Promise.race([gate.opened, new Promise((resolve) => job.signal.addEventListener('abort', resolve))]);
      job.signal.throwIfAborted();
      return copy(job, operation);
    }, settings);
    async function send(content: string, client: string) {
      const job = await testJob(scratch, { content, client });
      await jobs.submit(job, never);
      return job;
    }
    /** Sends a job and waits until it runs. */
    async function occupy(content = 'first', client = 'first') {
      const job = await send(content, client);
      await expect.poll(() => order).toEqual([content]);
      return job;
    }
    return { jobs, order, gate, send, occupy };
  }

  it('runs a job and keeps its result until discarded', async () => {
    const jobs = await open(async (job, operation) => ({
      ...(await copy(job, operation)),
      notes: [{ code: 'macros-dropped' }],
    }));
    const job = await testJob(scratch, { content: 'some content' });
    await jobs.submit(job, never);
    const { artifact, job: done } = await jobs.result(job.id, job.workspace, never);
    expect(await readFile(artifact.path, 'utf8')).toBe('some content');
    expect(artifact).toMatchObject({ bytes: 12, pages: 1, notes: [{ code: 'macros-dropped' }] });
    expect(done).toMatchObject({ tool: simpleTool, files: [{ name: 'Report.x', bytes: 12 }] });
    expect(await jobs.state(job.id)).toMatchObject({ status: 'done', bytes: 12 });
    expect(await jobs.ended(job.id, never)).toMatchObject({ status: 'done', bytes: 12 });
    await jobs.discard(job.id);
    expect(await jobs.state(job.id)).toBeUndefined();
    await expect(jobs.result(job.id, job.workspace, never)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('announces the end of a job, but not of a discarded one', async () => {
    const { jobs, gate, occupy, send } = await openHeld();
    const first = await occupy();
    const second = await send('second', 'second');
    const ends = [first, second].map(({ id }) => jobs.ended(id, never).catch(({ code }: ProblemError) => code));
    await jobs.discard(second.id);
    gate.open();
    expect(await Promise.all(ends)).toEqual([expect.objectContaining({ status: 'done', bytes: 5 }), 'not-found']);
    await expect(jobs.ended(first.id, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });

  it('passes on an engine’s problems, but hides its defects', async () => {
    let error: Error = new ProblemError('damaged-file', 'Page 3 is torn.', { cause: 'secret' });
    const jobs = await open(async () => {
      throw error;
    });
    const send = async () => {
      const job = await testJob(scratch);
      await jobs.submit(job, never);
      return jobs.result(job.id, job.workspace, never);
    };
    await expect(send()).rejects.toMatchObject({ code: 'damaged-file', detail: 'Page 3 is torn.' });
    error = new Error('a fault');
    await expect(send()).rejects.toThrow();
  });

  it('refuses a file that is not what the tool takes', async () => {
    const jobs = await open(copy, {
      identify: async () => {
        throw new ProblemError('unsupported-file-type', 'A picture.');
      },
    });
    const job = await testJob(scratch);
    const send = async () => {
      await jobs.submit(job, never);
      return jobs.result(job.id, job.workspace, never);
    };
    await expect(send()).rejects.toMatchObject({ code: 'unsupported-file-type', detail: 'A picture.' });
  });

  it('reports how many are ahead, and how long they may take once that is known', async () => {
    const { jobs, gate, send, occupy } = await openHeld();
    const first = await occupy();
    const second = await send('second', 'b');
    const third = await send('third', 'c');
    expect(await jobs.state(first.id)).toEqual({ status: 'running', expectedMs: null });
    expect(await jobs.state(second.id)).toEqual({ status: 'waiting', ahead: 0, expectedMs: null });
    expect(await jobs.state(third.id)).toEqual({ status: 'waiting', ahead: 1, expectedMs: null });
    expect(await jobs.load()).toEqual({ running: 1, waiting: 2 });
    gate.open();
    await Promise.all([first, second, third].map((job) => jobs.result(job.id, job.workspace, never)));
    expect(await jobs.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('takes turns between clients', async () => {
    const { jobs, order, gate, send, occupy } = await openHeld();
    const first = await occupy('x1', 'x');
    const rest = [await send('x2', 'x'), await send('x3', 'x'), await send('y1', 'y')];
    gate.open();
    await Promise.all([first, ...rest].map((job) => jobs.result(job.id, job.workspace, never)));
    expect(order.indexOf('y1')).toBeLessThan(order.indexOf('x3'));
    expect(order).toHaveLength(4);
  });

  it('lets the first job of another client run beside a slow one, but no further job of the same client', async () => {
    const { jobs, order, gate, send, occupy } = await openHeld({ slowAfterMs: 100 });
    const all = [await occupy('x1', 'x'), await send('x2', 'x'), await send('y1', 'y'), await send('z1', 'z')];
    await expect.poll(() => order).toEqual(['x1', 'y1']);
    gate.open();
    await Promise.all(all.map((job) => jobs.result(job.id, job.workspace, never)));
    expect(order).toHaveLength(4);
  });

  it('frees the place of a job that is cancelled within a second, whether it runs or waits', async () => {
    /** How many milliseconds it takes from the cancellation until the next job runs. */
    const freeAgain = async () => {
      const { jobs, order, gate, send, occupy } = await openHeld();
      const first = await occupy();
      const second = await send('second', 'b');
      const third = await send('third', 'c');
      await jobs.discard(second.id);
      expect(await jobs.state(third.id)).toMatchObject({ status: 'waiting', ahead: 0 });
      const cancelled = performance.now();
      await jobs.discard(first.id);
      await expect.poll(() => order).toEqual(['first', 'third']);
      const tookMs = performance.now() - cancelled;
      gate.open();
      await jobs.result(third.id, third.workspace, never);
      expect(await jobs.state(first.id)).toBeUndefined();
      expect(order).toEqual(['first', 'third']);
      return tookMs;
    };
    let tookMs = await freeAgain();
    // Other work on the machine may hold up one round, and not all of them.
    for (let rounds = 1; tookMs >= 1000 && rounds < 5; rounds++) {
      await queue.close();
      tookMs = await freeAgain();
    }
    expect(tookMs).toBeLessThan(1000);
  });

  it('limits waiting jobs in total and per client, and reserves places for newcomers', async () => {
    const limits = { maxWaiting: 4, maxWaitingPerClient: 3, newcomerShare: 0.5 };
    const { gate, send, occupy } = await openHeld({ limits });
    await occupy();
    await send('x1', 'x');
    await send('x2', 'x');
    await expect(send('x3', 'x')).rejects.toMatchObject({ code: 'busy' });
    await send('y1', 'y');
    await send('z1', 'z');
    await expect(send('w1', 'w')).rejects.toMatchObject({ code: 'busy' });
    gate.open();
    await queue.close();
    const other = await openHeld({ limits: { ...generous, maxWaitingPerClient: 1 } });
    await other.occupy();
    await other.send('x1', 'x');
    await expect(other.send('x2', 'x')).rejects.toMatchObject({ code: 'rate-limited' });
    other.gate.open();
  });

  it('continues a job while nobody waits for it', async () => {
    const { jobs, gate, occupy } = await openHeld();
    const job = await occupy();
    const visit = new AbortController();
    const gone = new Error('gone');
    const waiting = jobs.result(job.id, job.workspace, visit.signal);
    await wait(20);
    visit.abort(gone);
    await expect(waiting).rejects.toBe(gone);
    gate.open();
    expect(await jobs.result(job.id, job.workspace, never)).toMatchObject({ artifact: { bytes: 5 } });
  });

  it('binds a key to the first job that claims it, until that job releases it', async () => {
    const jobs = await open(copy);
    expect(await jobs.claim('key', 'first')).toBe('first');
    expect(await jobs.claim('key', 'second')).toBe('first');
    await jobs.unclaim('key', 'second');
    expect(await jobs.claim('key', 'second')).toBe('first');
    await jobs.unclaim('key', 'first');
    expect(await jobs.claim('key', 'second')).toBe('second');
    expect(await jobs.claim('key', 'second')).toBe('second');
    await jobs.bind('key', 'second');
    await jobs.bind('key', 'third');
    expect(await jobs.claim('key', 'third')).toBe('second');
  });

  it('does not know jobs it was never given', async () => {
    const jobs = await open(copy);
    for (const id of ['3f0e6a44-7e4b-4c1e-9d6f-5a3e0d1b2c3d', '../../etc', '']) {
      expect(await jobs.state(id)).toBeUndefined();
      await jobs.discard(id);
      await expect(jobs.result(id, scratch, never)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
