/** What the process that minifies a table is told; it answers whether anything of the table was sure. Paths are absolute. */
export interface MinifyTask {
  readonly input: string;
  readonly output: string;
  /** From 1, quick, to 22. */
  readonly level: number;
}
