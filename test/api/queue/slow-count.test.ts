import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countOnceSlow } from '../../../api/queue/slow-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts a job from when it is slow until it ends', () => {
  let slow = 0;
  const end = countOnceSlow(100, (change) => {
    slow += change;
  });
  vi.advanceTimersByTime(99);
  expect(slow).toBe(0);
  vi.advanceTimersByTime(1);
  expect(slow).toBe(1);
  end();
  expect(slow).toBe(0);
});

it('never counts a job that ends before', () => {
  const add = vi.fn();
  const end = countOnceSlow(100, add);
  vi.advanceTimersByTime(50);
  end();
  vi.advanceTimersByTime(1000);
  expect(add).not.toHaveBeenCalled();
});
