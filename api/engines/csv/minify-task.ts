/** The task of the process that minifies a table; it answers false if the table is ambiguous. Paths are absolute. */
export interface MinifyTask {
  readonly input: string;
  readonly output: string;
  /** From 1 (fastest) to 22 (smallest). */
  readonly level: number;
}
