import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Text or bytes of a file in a package; `stored` leaves it uncompressed. */
export type ZipPart = string | Buffer | { readonly content: string | Buffer; readonly stored: true };

/** Writes a ZIP file with the given parts, in order. */
export async function writeZip(path: string, parts: Readonly<Record<string, ZipPart>>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) {
    const whole = typeof part === 'string' || Buffer.isBuffer(part);
    const content = whole ? part : part.content;
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date(2020, 0, 1), compress: whole });
  }
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(path));
}
