import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { anySignal, timeLimited, unlessAborted } from '../../api/abort.ts';

const gone = new Error('gone');

describe('unlessAborted', () => {
  it('settles like its promise', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve(7), signal)).toBe(7);
    await expect(unlessAborted(Promise.reject(gone), signal)).rejects.toBe(gone);
  });

  it('rejects with the signal’s reason, before or while it waits', async () => {
    const controller = new AbortController();
    const waiting = unlessAborted(new Promise(() => {}), controller.signal);
    controller.abort(gone);
    await expect(waiting).rejects.toBe(gone);
    await expect(unlessAborted(Promise.resolve(7), controller.signal)).rejects.toBe(gone);
  });
});

describe('anySignal', () => {
  it('fires with the first signal’s reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const { signal } = anySignal([one.signal, other.signal]);
    other.abort(gone);
    one.abort(new Error('late'));
    expect(signal.reason).toBe(gone);
  });

  it('has already fired if one of them had', () => {
    expect(anySignal([new AbortController().signal, AbortSignal.abort(gone)]).signal.reason).toBe(gone);
  });

  it('ignores signals once released', () => {
    const controller = new AbortController();
    const { signal, release } = anySignal([controller.signal]);
    release();
    controller.abort(gone);
    expect(signal.aborted).toBe(false);
  });
});

describe('timeLimited', () => {
  it('fires with the other signal', () => {
    const controller = new AbortController();
    const { signal } = timeLimited(controller.signal, 60_000);
    controller.abort(gone);
    expect(signal.reason).toBe(gone);
  });

  it('fires once time is over, though nobody else keeps its deadline', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const { signal } = timeLimited(new AbortController().signal, 50);
    await setTimeout(10);
    collectGarbage();
    await setTimeout(100);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });
});
