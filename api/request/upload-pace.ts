import { ProblemError } from '../problem.ts';

export interface Pace {
  readonly bytesPerSecond: number;
  /** How long nothing may arrive. What comes faster than it must is not saved up for longer than this. */
  readonly stallMs: number;
  /** The whole upload. */
  readonly deadlineMs: number;
}

const checkMs = 500;

/**
 * Watches that an upload comes fast enough: its signal fires with `upload-too-slow` where it stalls, trickles or takes
 * too long. Works as a leaky bucket, so that a stall is noticed in the same time at any place of a large file.
 *
 * @param arrivedBytes Bytes that have arrived so far.
 * @returns The signal, and what ends the watch.
 */
export function watchPace(
  arrivedBytes: () => number,
  { bytesPerSecond, stallMs, deadlineMs }: Pace,
): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  const started = performance.now();
  let creditMs = stallMs;
  let seenAt = started;
  let seenBytes = arrivedBytes();
  const timer = setInterval(() => {
    const now = performance.now();
    const bytes = arrivedBytes();
    const earnedMs = ((bytes - seenBytes) / bytesPerSecond) * 1000;
    creditMs = Math.min(stallMs, creditMs + earnedMs - (now - seenAt));
    seenAt = now;
    seenBytes = bytes;
    if (now - started > deadlineMs) {
      stop(`An upload may take ${deadlineMs / 60_000} minutes. Check your connection or send a smaller file.`);
    } else if (creditMs < 0) {
      stop(
        `The upload came slower than ${bytesPerSecond / 1000} KB a second for ${stallMs / 1000} seconds. Try again.`,
      );
    }
  }, checkMs);

  function stop(detail: string): void {
    clearInterval(timer);
    controller.abort(new ProblemError('upload-too-slow', detail));
  }
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
