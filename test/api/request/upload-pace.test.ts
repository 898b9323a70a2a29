import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPace } from '../../../api/request/upload-pace.ts';

const pace = { bytesPerSecond: 100, stallMs: 5000, deadlineMs: 60_000 };

describe('watchPace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** How long an upload lasts that brings so many bytes each second, at most five minutes. */
  async function lastsFor(bytesOfSecond: (second: number) => number): Promise<number> {
    let bytes = 0;
    const { signal, end } = watchPace(() => bytes, pace);
    for (let second = 0; second < 300; second++) {
      if (signal.aborted) return second;
      bytes += bytesOfSecond(second);
      await vi.advanceTimersByTimeAsync(1000);
    }
    end();
    return 300;
  }

  it('aborts an upload that stalls, however fast it was before', async () => {
    expect(await lastsFor(() => 0)).toBe(6);
    expect(await lastsFor((second) => (second < 10 ? 1_000_000 : 0))).toBe(15);
  });

  it('tolerates an upload with short pauses', async () => {
    expect(await lastsFor((second) => (second % 5 === 0 ? 600 : 0))).toBe(61);
  });

  it('aborts one that trickles', async () => {
    expect(await lastsFor(() => 50)).toBeLessThan(12);
  });

  it('aborts one that takes too long, and states the limit', async () => {
    const { signal } = watchPace(() => performance.now(), pace);
    await vi.advanceTimersByTimeAsync(62_000);
    expect(signal.reason).toMatchObject({ code: 'upload-too-slow', detail: expect.stringContaining('1 minutes') });
  });

  it('states the required speed', async () => {
    const { signal } = watchPace(() => 0, pace);
    await vi.advanceTimersByTimeAsync(6000);
    expect(signal.reason).toMatchObject({
      code: 'upload-too-slow',
      detail: expect.stringContaining('0.1 KB a second'),
    });
  });
});
