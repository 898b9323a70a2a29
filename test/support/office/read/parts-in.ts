import { buffer } from 'node:stream/consumers';
import { openPackage } from '../../../../api/formats/zip/zip-package.ts';

/** The parts of a package on disk by their name, in its order. */
export async function partsIn(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const opened = await openPackage(path);
  try {
    const parts = new Map<string, Buffer>();
    for (const entry of opened.entries) parts.set(entry.name, await buffer(await opened.read(entry)));
    return parts;
  } finally {
    opened.close();
  }
}
