const everyMs = 10;

/**
 * Watches how long this process computes at a stretch, in milliseconds of processor time, until it is asked for the
 * longest: so long all visitors would have to wait. Other work on the machine does not lengthen it, as it does the delay
 * of the event loop on the clock.
 */
export function watchStretches(): () => number {
  let longestMs = 0;
  let before = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(before);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    before = process.cpuUsage();
  };
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    look();
    return longestMs;
  };
}
