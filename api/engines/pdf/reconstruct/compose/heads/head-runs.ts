/** Consecutive pages with one set of running heads: perhaps one for the first page, and for odd and even pages. */
export interface HeadRun {
  /** Index of its first page. */
  readonly from: number;
  /** Index after its last page. */
  readonly to: number;
  /** Whether the first page has different ones. */
  readonly hasOwnFirst: boolean;
  /** Whether odd and even pages have different ones. */
  readonly alternates: boolean;
}

/**
 * Divides pages into runs with the same running heads, which change only where a section begins.
 * @param kinds The running heads of each page as text, without numbers.
 * @param mayBegin Whether a section may begin at a page: not in the middle of a paragraph or a table.
 */
export function headRuns(kinds: readonly string[], mayBegin: (page: number) => boolean): readonly HeadRun[] {
  const runs: HeadRun[] = [];
  for (let from = 0; from < kinds.length; ) {
    const first = kinds[from];
    const [second, third, fourth, fifth] = kinds.slice(from + 1, from + 5);
    const goOn = fourth === second ? (fifth ?? third) === third : third === first && fourth !== third;
    const alternates = third !== undefined && second !== third && goOn;
    // A page that differs from the next is a first page, unless the next one starts another run.
    const startsOther = second !== first && third !== second && !alternates && mayBegin(from + 1);
    const rest = second === undefined || startsOther ? first : second;
    const expected = (page: number) => (alternates && (page - from) % 2 === 0 ? third : rest);
    let to = from + 1;
    while (to < kinds.length && (kinds[to] === expected(to) || !mayBegin(to))) to++;
    runs.push({ from, to, hasOwnFirst: to > from + 1 && first !== expected(from), alternates });
    from = to;
  }
  return runs;
}
