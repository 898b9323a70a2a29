import { text } from 'node:stream/consumers';
import { openPackage } from '../../../../api/formats/zip/zip-package.ts';

/** The text of one part of a package on disk. */
export async function partOf(path: string, name: string): Promise<string> {
  const opened = await openPackage(path);
  try {
    const entry = opened.entries.find((candidate) => candidate.name === name);
    if (entry === undefined) throw new Error(`no ${name} in the package`);
    return await text(await opened.read(entry));
  } finally {
    opened.close();
  }
}
