import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLocalQueue } from '../../../api/queue/local.ts';

const never = new AbortController().signal;

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
    const queue = createLocalQueue({ concurrency: { a: 2, b: 1 }, maxWaiting: 10 });
    let running = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, ++running);
      await wait(5);
      running--;
    };
    await Promise.all(Array.from({ length: 9 }, () => queue.run('a', 'x', never, task)));
    expect(most).toBe(2);
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('takes turns between clients', async () => {
    const queue = createLocalQueue({ concurrency: { a: 1 }, maxWaiting: 10 });
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

  it('says busy when too many wait', async () => {
    const queue = createLocalQueue({ concurrency: { a: 1 }, maxWaiting: 1 });
    const first = held();
    const running = queue.run('a', 'x', never, first.task);
    const waiting = queue.run('a', 'x', never, async () => 'done');
    await expect(queue.run('a', 'y', never, async () => {})).rejects.toMatchObject({ code: 'busy' });
    first.release();
    await running;
    expect(await waiting).toBe('done');
  });

  it('forgets a waiting task whose visitor has gone', async () => {
    const queue = createLocalQueue({ concurrency: { a: 1 }, maxWaiting: 10 });
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

  it('goes on after a task that throws', async () => {
    const queue = createLocalQueue({ concurrency: { a: 1 }, maxWaiting: 10 });
    await expect(queue.run('a', 'x', never, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', 'x', never, async () => 'yes')).toBe('yes');
  });
});
