import type { Readable } from 'node:stream';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';

/** Has the styles of a Word document read, if it has any. Throws as `openPackage` and the reader do. */
export async function readStylesPart<T>(path: string, read: (part: Readable) => Promise<T>): Promise<T | undefined> {
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find(({ name }) => name === 'word/styles.xml');
    return part === undefined ? undefined : await read(await opened.read(part));
  } finally {
    opened.close();
  }
}
