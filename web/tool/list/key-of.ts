const keys = new WeakMap<File, string>();
let count = 0;

/** A key that stays with a file wherever it stands in a list; two files may have the same name. */
export function keyOf(file: File): string {
  const known = keys.get(file) ?? `file-${++count}`;
  keys.set(file, known);
  return known;
}
