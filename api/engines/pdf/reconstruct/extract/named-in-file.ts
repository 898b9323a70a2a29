import { objectStreams } from './objects-in-file.ts';

/**
 * Which of some names objects of a PDF may have: one that it never says is not used. Streams of objects are unpacked for that,
 * up to a limit, beyond which, and where one cannot be unpacked, it may use them all.
 * @param names With their slashes.
 */
export function namedInFile(pdf: Uint8Array, names: readonly string[]): ReadonlySet<string> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const found = new Set(names.filter((name) => bytes.includes(name)));
  if (found.size === names.length) return found;
  for (const objects of objectStreams(bytes)) {
    if (objects === null) return new Set(names);
    for (const name of names) if (objects.text.includes(name)) found.add(name);
    if (found.size === names.length) return found;
  }
  return found;
}
