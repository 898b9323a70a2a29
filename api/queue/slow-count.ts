/**
 * Counts a job among the slow ones from when it has run for long until it ends.
 *
 * @param afterMs After how long it is slow.
 * @param add Changes the count.
 * @returns Has to be called at its end.
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
