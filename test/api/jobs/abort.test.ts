import { describe, expect, it } from 'vitest';
import { anySignal, unlessAborted } from '../../../api/jobs/abort.ts';

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
