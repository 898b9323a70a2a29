/** A multipart body from fields and files, in the order given. */
export function form(
  parts: readonly (readonly [name: string, value: string | Uint8Array, filename?: string])[],
): FormData {
  const body = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([value.slice()]), filename);
  }
  return body;
}
