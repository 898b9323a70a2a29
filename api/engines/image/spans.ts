/** A range of bytes in a file, from `start` up to but excluding `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Ranges in order. A page may be stored in hundreds of thousands of them. */
export interface Spans extends Iterable<Span> {
  readonly length: number;
  /** Total length of all ranges. */
  readonly bytes: number;
  readonly at: (index: number) => Span | undefined;
  readonly every: (test: (span: Span) => boolean) => boolean;
}

/** Stores ranges as two lists of numbers, which take a quarter of an object's memory. A missing length counts as 0. */
export function spansOf(starts: readonly number[], lengths: readonly number[]): Spans {
  const [from, sizes] = [Float64Array.from(starts), Float64Array.from(starts, (_, index) => lengths[index] ?? 0)];
  const spanAt = (index: number): Span => {
    const start = from[index] as number;
    return { start, end: start + (sizes[index] as number) };
  };
  return {
    length: from.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    at: (index) => (index < from.length ? spanAt(index) : undefined),
    every: (test) => from.every((_, index) => test(spanAt(index))),
    *[Symbol.iterator]() {
      for (let index = 0; index < from.length; index++) yield spanAt(index);
    },
  };
}
