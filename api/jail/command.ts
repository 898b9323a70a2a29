/** A program by name or path, and its arguments. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}
