/** A drawing at the same position on several pages, and the indexes of these pages. */
export interface RepeatedDrawing<T> {
  readonly drawn: T;
  readonly on: ReadonlySet<number>;
  /** How many objects are painted before it on these pages, where that is known. */
  readonly paintedAfter?: ReadonlyMap<number, number>;
}
