/** A drawing at the same place of several pages, and their indexes. */
export interface OnPages<T> {
  readonly drawn: T;
  readonly on: ReadonlySet<number>;
}
