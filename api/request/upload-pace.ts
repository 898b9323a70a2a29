import { ProblemError } from '../problem.ts';

/** How fast an upload has to be. */
export interface Pace {
  readonly bytesPerSecond: number;
  /** How long an upload may stall, and the most credit that a fast one can build up. */
  readonly stallMs: number;
  /** For the whole upload. */
  readonly deadlineMs: number;
}

const checkMs = 500;

/**
 * Watches an upload's speed: the signal fires with `upload-too-slow` if it stalls, trickles or takes too long. A leaky
 * bucket, so that a stall is noticed equally soon anywhere in a large file.
 *
 * @param arrivedBytes Returns the bytes received so far.
 * @returns The signal, and a function that stops watching.
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
      stop(`Uploads are limited to ${deadlineMs / 60_000} minutes. Check your connection or send a smaller file.`);
    } else if (creditMs < 0) {
      stop(`The upload was slower than ${bytesPerSecond / 1000} KB a second for ${stallMs / 1000} seconds. Try again.`);
    }
  }, checkMs);

  function stop(detail: string): void {
    clearInterval(timer);
    controller.abort(new ProblemError('upload-too-slow', detail));
  }
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
