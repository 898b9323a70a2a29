/**
 * Counts a job as slow, from when it has run for long until it ends.
 *
 * @param afterMs After how long it is slow.
 * @param add Changes the count.
 * @returns A function to call when the job ends.
 */
export function countOnceSlow(afterMs: number, add: (change: 1 | -1) => void): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    add(1);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (isSlow) add(-1);
  };
}
