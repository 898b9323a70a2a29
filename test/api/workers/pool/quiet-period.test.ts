import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuietPeriod } from '../../../../api/workers/pool/quiet-period.ts';

/** A period of a second, and how often it put the pool to sleep. */
function period(hasJobs = (): boolean => false) {
  let sleeps = 0;
  const quiet = createQuietPeriod({ quietMs: 1000, hasJobs, onSleep: () => sleeps++ });
  return { quiet, sleeps: () => sleeps };
}

describe('createQuietPeriod', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sleeps once the period is over, counted from its latest restart', () => {
    const { quiet, sleeps } = period();
    quiet.restart();
    vi.advanceTimersByTime(900);
    quiet.restart();
    vi.advanceTimersByTime(900);
    expect(quiet.isAsleep()).toBe(false);
    vi.advanceTimersByTime(100);
    expect([quiet.isAsleep(), sleeps()]).toEqual([true, 1]);
  });

  it('does not sleep while there are jobs', () => {
    let jobs = 1;
    const { quiet } = period(() => jobs > 0);
    quiet.restart();
    vi.advanceTimersByTime(1000);
    expect(quiet.isAsleep()).toBe(false);
    jobs = 0;
    vi.advanceTimersByTime(1000);
    expect(quiet.isAsleep()).toBe(true);
  });

  it('is waking from being roused to the end of the first job, and sleeps again', () => {
    const { quiet, sleeps } = period();
    quiet.restart();
    quiet.rouse();
    expect(quiet.isWaking()).toBe(false);
    vi.advanceTimersByTime(1000);
    quiet.rouse();
    expect([quiet.isAsleep(), quiet.isWaking()]).toEqual([false, true]);
    quiet.endWaking();
    expect(quiet.isWaking()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(sleeps()).toBe(2);
  });

  it('never sleeps once it is stopped', () => {
    const { quiet, sleeps } = period();
    quiet.restart();
    quiet.stop();
    vi.advanceTimersByTime(5000);
    expect(sleeps()).toBe(0);
  });
});
