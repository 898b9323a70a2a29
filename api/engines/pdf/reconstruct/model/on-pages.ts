/** Something that is drawn at one place of several pages, and their indices. */
export interface OnPages<T> {
  readonly drawn: T;
  readonly on: ReadonlySet<number>;
}
