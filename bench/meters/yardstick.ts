import { deflateSync } from 'node:zlib';
import { median } from '../scoreboard/row.ts';

const lines = 120_000;
const rounds = 5;

/**
 * Milliseconds that a fixed piece of work takes on this machine, as busy as it is now: what times without an alternative
 * are compared by. About a second in all.
 */
export function yardstickMs(): number {
  const text = Buffer.from(Array.from({ length: lines }, (_, line) => `${line} ${(line * 7919) % 99_991}`).join('\n'));
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    deflateSync(text, { level: 6 });
    return performance.now() - started;
  });
  return median(times);
}
