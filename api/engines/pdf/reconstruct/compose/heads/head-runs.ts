/** Pages whose running heads are one set: the first page's own, and those of odd and even pages after it. */
export interface HeadRun {
  /** Index of its first page. */
  readonly from: number;
  /** Index after its last page. */
  readonly to: number;
  readonly hasOwnFirst: boolean;
  readonly alternates: boolean;
}

/**
 * Divides pages by their running heads: word processors change these where a section begins.
 *
 * @param kinds What the heads of each page say, numbers aside.
 * @param mayBegin Whether a section may begin at a page: not where a paragraph or a table goes on from the one before.
 */
export function headRuns(kinds: readonly string[], mayBegin: (page: number) => boolean): readonly HeadRun[] {
  const runs: HeadRun[] = [];
  for (let from = 0; from < kinds.length; ) {
    const [second, third, fourth, fifth] = kinds.slice(from + 1, from + 5);
    const alternates = third !== undefined && second !== third && fourth === second && (fifth ?? third) === third;
    // A page of its own kind before others is a first page, unless the second begins a section as well.
    const rest =
      second === undefined || (second !== kinds[from] && third !== second && !alternates) ? kinds[from] : second;
    const expected = (page: number) => (alternates && (page - from) % 2 === 0 ? third : rest);
    let to = from + 1;
    while (to < kinds.length && (kinds[to] === expected(to) || !mayBegin(to))) to++;
    runs.push({ from, to, hasOwnFirst: to > from + 1 && kinds[from] !== expected(from), alternates });
    from = to;
  }
  return runs;
}
