import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { LongLivedProcess } from '../../../api/jail/process.ts';
import { listenToWorker } from '../../../api/workers/worker-line.ts';

/** A process that says what it is told to, and whether it was killed. */
function process() {
  const output = new PassThrough();
  let isKilled = false;
  const kill = () => {
    isKilled = true;
  };
  const line = listenToWorker({ output, kill } as unknown as LongLivedProcess);
  const say = (...messages: readonly unknown[]) =>
    output.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
  return { line, say, isKilled: () => isKilled };
}

const ready = { type: 'ready', version: '1.0' };
const done = (id: number) => ({ type: 'done', id, result: null, spent: false });

describe('listenToWorker', () => {
  it('tells the version of a process that is ready, and its answers', async () => {
    const { line, say, isKilled } = process();
    say(ready);
    expect(await line.ready).toBe('1.0');
    const answer = new Promise((resolve) => line.expect(1, resolve));
    say(done(1));
    expect(await answer).toEqual(done(1));
    expect(isKilled()).toBe(false);
  });

  it.each([
    ['an answer before it is ready', [done(1)]],
    ['that it is ready twice', [ready, ready]],
    ['an answer to another request', [ready, done(2)]],
    ['an answer twice', [ready, done(1), done(1)]],
    ['what is no message', [ready, 'hello']],
  ])('kills a process that sends %s', async (_, messages) => {
    const { line, say, isKilled } = process();
    for (const message of messages) {
      say(message);
      await new Promise(setImmediate);
      if (message === ready && messages.filter((it) => it === ready).length === 1) line.expect(1, () => {});
    }
    expect(isKilled()).toBe(true);
  });
});
