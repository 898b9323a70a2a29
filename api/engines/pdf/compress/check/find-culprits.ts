/**
 * Finds which suspects must be restored for a page to pass, by bisection.
 * @param passes Whether the page passes with these restored. Each call takes most of a second.
 * @param maxTrials Calls of `passes`. After that, all remaining suspects count as culprits.
 * @returns All suspects if the page does not pass even with all of them restored.
 */
export async function findCulprits(
  suspects: readonly string[],
  passes: (putBack: readonly string[]) => Promise<boolean>,
  maxTrials: number,
): Promise<readonly string[]> {
  let trials = 0;
  const passesWith = async (putBack: readonly string[]) => trials++ < maxTrials && (await passes(putBack));
  /** Searches `among`. With `others` and all of `among` restored, the page passes. */
  async function within(among: readonly string[], others: readonly string[]): Promise<readonly string[]> {
    if (among.length === 1 || trials >= maxTrials) return among;
    const middle = Math.ceil(among.length / 2);
    const [first, second] = [among.slice(0, middle), among.slice(middle)];
    if (await passesWith([...others, ...first])) return within(first, others);
    if (await passesWith([...others, ...second])) return within(second, others);
    const found = await within(first, [...others, ...second]);
    return [...found, ...(await within(second, [...others, ...found]))];
  }
  if (suspects.length < 2 || !(await passesWith(suspects))) return suspects;
  return within(suspects, []);
}
