/** A drawing at the same position on several pages, and the indexes of these pages. */
export interface RepeatedDrawing<T> {
  readonly drawn: T;
  readonly on: ReadonlySet<number>;
  /** How many objects are painted before it on these pages, where that is known. */
  readonly paintedAfter?: ReadonlyMap<number, number>;
}

/** The drawings of pages by a key, which tells their place and their look, each with the indexes of the pages that it is on. */
export function drawingsByKey<T>(
  pages: readonly (readonly T[])[],
  keyOf: (drawn: T) => string,
): ReadonlyMap<string, RepeatedDrawing<T>> {
  const found = new Map<string, { readonly drawn: T; readonly on: Set<number> }>();
  for (const [index, drawings] of pages.entries()) {
    for (const drawn of drawings) {
      const key = keyOf(drawn);
      const known = found.get(key) ?? { drawn, on: new Set<number>() };
      found.set(key, known);
      known.on.add(index);
    }
  }
  return found;
}
