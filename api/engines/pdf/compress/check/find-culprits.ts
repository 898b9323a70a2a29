/**
 * Finds which suspects must be put back for a page to pass.
 *
 * @param passes Whether the page passes with these put back. Each call is a trial, which takes most of a second.
 * @param maxTrials Beyond them, all that are still suspects are culprits.
 * @returns All suspects, too, where the page does not pass without any of them.
 */
export async function findCulprits(
  suspects: readonly string[],
  passes: (putBack: readonly string[]) => Promise<boolean>,
  maxTrials: number,
): Promise<readonly string[]> {
  let trials = 0;
  const passesWith = async (putBack: readonly string[]) => trials++ < maxTrials && (await passes(putBack));
  /** `others` are put back in each trial: with them and all of `among`, the page passes. */
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
