import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLocalQueue, type LocalQueueSettings } from '../../../api/queue/local.ts';

const never = new AbortController().signal;

/** A queue without bounds but those of the test. */
const queueOf = (settings: Partial<LocalQueueSettings>) =>
  createLocalQueue({
    concurrency: {},
    slowAfterMs: 10_000,
    memoryBytes: {},
    maxMemoryBytes: Number.POSITIVE_INFINITY,
    maxWaiting: 10,
    maxWaitingPerClient: 10,
    newcomerShare: 0,
    ...settings,
  });

/** A task that ends when told to. */
function held() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { task: () => gate, release };
}

describe('createLocalQueue', () => {
  it('runs as many at once as the engine takes', async () => {
    const queue = queueOf({ concurrency: { a: 2, b: 1 } });
    let running = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, ++running);
      await nextTurn();
      running--;
    };
    await Promise.all(Array.from({ length: 9 }, () => queue.run('a', 'x', never, task)));
    expect(most).toBe(2);
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('takes turns between clients', async () => {
    const queue = queueOf({ concurrency: { a: 1 } });
    const first = held();
    const order: string[] = [];
    const all = [queue.run('a', 'x', never, first.task)];
    for (const [client, label] of [
      ['x', 'x1'],
      ['x', 'x2'],
      ['x', 'x3'],
      ['y', 'y1'],
    ] as const) {
      all.push(queue.run('a', client, never, async () => void order.push(label)));
    }
    first.release();
    await Promise.all(all);
    expect(order).toEqual(['x1', 'y1', 'x2', 'x3']);
  });

  it('makes a newcomer wait for one task at most if another client occupies every slot', async () => {
    const queue = queueOf({ concurrency: { a: 3 } });
    const holding = [held(), held(), held()];
    const order: string[] = [];
    const all = holding.map(({ task }) => queue.run('a', 'x', never, task));
    const second = held();
    for (const client of ['x', 'x', 'y', 'z', 'y']) {
      all.push(
        queue.run('a', client, never, async () => {
          order.push(client);
          await second.task();
        }),
      );
    }
    const starts = async (release: number, expected: readonly string[]) => {
      holding[release]?.release();
      await expect.poll(() => order).toEqual(expected);
    };
    await starts(0, ['y']);
    // Of x one task less runs by now, but still more than of z.
    await starts(1, ['y', 'z']);
    // Nothing of x runs any more, and one task of y does.
    await starts(2, ['y', 'z', 'x']);
    second.release();
    await Promise.all(all);
  });

  it('lets the first tasks of other clients run beside slow ones, as many as there are places for', async () => {
    const queue = queueOf({ concurrency: { a: 2 }, slowPlaces: { a: 1 }, slowAfterMs: 20 });
    const slow = held();
    const order: string[] = [];
    const run = (client: string) =>
      queue.run('a', client, never, async () => {
        order.push(client);
        await slow.task();
      });
    const all = ['x', 'x', 'x', 'x', 'y', 'z'].map(run);
    await expect.poll(() => order).toEqual(['x', 'x', 'y']);
    await wait(100);
    expect(order).toHaveLength(3);
    expect(queue.load()).toEqual({ running: 3, waiting: 3 });
    slow.release();
    await Promise.all(all);
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('lets a newcomer run at once while a slow task holds the only slot', async () => {
    const queue = queueOf({ concurrency: { a: 1 }, slowPlaces: { a: 1 }, slowAfterMs: 20 });
    const slow = held();
    const all = [queue.run('a', 'x', never, slow.task), queue.run('a', 'x', never, async () => {})];
    await wait(100);
    expect(await queue.run('a', 'y', never, async () => 'done')).toBe('done');
    expect(queue.load()).toEqual({ running: 1, waiting: 1 });
    slow.release();
    await Promise.all(all);
  });

  it('gives freed memory to the client with the least running', async () => {
    const queue = queueOf({ concurrency: { a: 9, b: 9 }, memoryBytes: { a: 50, b: 50 }, maxMemoryBytes: 100 });
    const [one, two] = [held(), held()];
    const order: string[] = [];
    const all = [queue.run('a', 'x', never, one.task), queue.run('a', 'x', never, two.task)];
    all.push(
      queue.run('a', 'x', never, async () => void order.push('x')),
      queue.run('b', 'y', never, async () => void order.push('y')),
    );
    one.release();
    await expect.poll(() => order).toEqual(['y', 'x']);
    two.release();
    await Promise.all(all);
  });

  it('answers busy if too many tasks wait', async () => {
    const queue = queueOf({ concurrency: { a: 1 }, maxWaiting: 1 });
    const first = held();
    const running = queue.run('a', 'x', never, first.task);
    const waiting = queue.run('a', 'x', never, async () => 'done');
    await expect(queue.run('a', 'y', never, async () => {})).rejects.toMatchObject({ code: 'busy' });
    first.release();
    await running;
    expect(await waiting).toBe('done');
  });

  it('reserves places for clients with nothing waiting', async () => {
    const queue = queueOf({ concurrency: { a: 1 }, maxWaiting: 4, newcomerShare: 0.5 });
    const first = held();
    const all = [queue.run('a', 'x', never, first.task)];
    all.push(
      queue.run('a', 'x', never, async () => {}),
      queue.run('a', 'x', never, async () => {}),
    );
    await expect(queue.run('a', 'x', never, async () => {})).rejects.toMatchObject({ code: 'busy' });
    all.push(
      queue.run('a', 'y', never, async () => {}),
      queue.run('a', 'z', never, async () => {}),
    );
    await expect(queue.run('a', 'w', never, async () => {})).rejects.toMatchObject({ code: 'busy' });
    first.release();
    await Promise.all(all);
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('limits each client to a share of the places over all engines', async () => {
    const queue = queueOf({ concurrency: { a: 1, b: 1 }, maxWaitingPerClient: 2 });
    const first = held();
    const all = [queue.run('a', 'x', never, first.task), queue.run('b', 'x', never, first.task)];
    all.push(
      queue.run('a', 'x', never, async () => {}),
      queue.run('b', 'x', never, async () => {}),
    );
    await expect(queue.run('a', 'x', never, async () => {})).rejects.toMatchObject({
      code: 'rate-limited',
      detail: expect.stringContaining('2 files'),
    });
    first.release();
    await Promise.all(all);
    await expect(queue.run('a', 'x', never, async () => 'again')).resolves.toBe('again');
  });

  it('runs a task at once if its engine is idle, however many wait for others', async () => {
    const queue = queueOf({ concurrency: { a: 1, b: 1 }, maxWaiting: 1 });
    const first = held();
    const all = [queue.run('a', 'x', never, first.task), queue.run('a', 'x', never, async () => {})];
    expect(await queue.run('b', 'y', never, async () => 'done')).toBe('done');
    first.release();
    await Promise.all(all);
  });

  describe('with memory for so much', () => {
    const memory = { concurrency: { a: 4, b: 4 }, memoryBytes: { a: 1, b: 3 }, maxMemoryBytes: 4 };

    it('limits the memory of running tasks over all engines', async () => {
      const queue = queueOf(memory);
      const order: string[] = [];
      const [small, large] = [held(), held()];
      const run = (engine: string, label: string, task: () => Promise<void>) =>
        queue.run(engine, label, never, async () => {
          order.push(label);
          await task();
        });
      const all = [run('a', 'small', small.task), run('b', 'large', large.task)];
      all.push(
        run('b', 'second large', async () => {}),
        run('a', 'second small', async () => {}),
      );
      expect(queue.load()).toEqual({ running: 2, waiting: 2 });
      small.release();
      await nextTurn();
      // It would fit, but those that need much would then never have their turn.
      expect(order).toEqual(['small', 'large']);
      large.release();
      await Promise.all(all);
      expect(order).toEqual(['small', 'large', 'second large', 'second small']);
    });

    it('runs a single task even if it needs more', async () => {
      const queue = queueOf({ ...memory, maxMemoryBytes: 1 });
      expect(await queue.run('b', 'x', never, async () => 'done')).toBe('done');
    });
  });

  it('drops a waiting task whose visitor has left', async () => {
    const queue = queueOf({ concurrency: { a: 1 } });
    const first = held();
    const controller = new AbortController();
    const running = queue.run('a', 'x', never, first.task);
    let ran = false;
    const gone = queue.run('a', 'y', controller.signal, async () => {
      ran = true;
    });
    const last = queue.run('a', 'z', never, async () => 'last');
    controller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    first.release();
    await running;
    expect(await last).toBe('last');
    expect(ran).toBe(false);
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('continues after a task that throws', async () => {
    const queue = queueOf({ concurrency: { a: 1 } });
    await expect(queue.run('a', 'x', never, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', 'x', never, async () => 'yes')).toBe('yes');
  });
});
