const keys = new WeakMap<File, string>();
let count = 0;

/** A stable React key for a file; two files may have the same name. */
export function keyOf(file: File): string {
  const known = keys.get(file) ?? `file-${++count}`;
  keys.set(file, known);
  return known;
}
