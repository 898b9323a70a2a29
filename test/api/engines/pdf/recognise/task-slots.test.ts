import { describe, expect, it } from 'vitest';
import { createTaskSlots } from '../../../../../api/engines/pdf/recognise/task-slots.ts';

const never = new AbortController().signal;

/** A task that ends when it is told to. */
function heldTask() {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { task: () => ended, finish: () => finish() };
}

describe('task slots', () => {
  it('never runs more tasks at once than there are slots', async () => {
    const slots = createTaskSlots(2);
    let running = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    };
    await Promise.all(Array.from({ length: 7 }, () => slots.run(task, never)));
    expect(most).toBe(2);
  });

  it('serves waiting tasks in their order', async () => {
    const slots = createTaskSlots(1);
    const begun: number[] = [];
    await Promise.all([1, 2, 3].map((number) => slots.run(async () => begun.push(number), never)));
    expect(begun).toEqual([1, 2, 3]);
  });

  it('frees the slot of a task that fails', async () => {
    const slots = createTaskSlots(1);
    await expect(slots.run(() => Promise.reject(new Error('no')), never)).rejects.toThrow('no');
    await expect(slots.run(async () => 'next', never)).resolves.toBe('next');
  });

  it('drops a waiting task whose job ends, and serves the one behind it', async () => {
    const slots = createTaskSlots(1);
    const held = heldTask();
    const first = slots.run(held.task, never);
    const job = new AbortController();
    const dropped = slots.run(async () => 'dropped', job.signal);
    const behind = slots.run(async () => 'behind', never);
    job.abort(new Error('ended'));
    await expect(dropped).rejects.toThrow('ended');
    held.finish();
    await first;
    await expect(behind).resolves.toBe('behind');
  });

  it('refuses a task of a job that has ended', async () => {
    await expect(createTaskSlots(1).run(async () => 'late', AbortSignal.abort(new Error('over')))).rejects.toThrow(
      'over',
    );
  });
});
