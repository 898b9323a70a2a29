import { expect } from 'vitest';

/**
 * A test that takes at most so many milliseconds of processor time, which other work on the machine does not lengthen
 * as it does the time on the clock.
 */
export function withinCpuTime(maxMs: number, test: () => void | Promise<void>): () => Promise<void> {
  return async () => {
    const before = process.cpuUsage();
    await test();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, 'milliseconds of processor time').toBeLessThan(maxMs);
  };
}
