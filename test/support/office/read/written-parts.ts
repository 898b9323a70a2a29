import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from '../../../../api/engines/office-package/part.ts';
import { scratchFolder } from '../../scratch.ts';

/** Parts of a package, unpacked into a temporary folder. */
export async function writtenParts(contents: Readonly<Record<string, string>>): Promise<readonly Part[]> {
  const folder = await scratchFolder();
  return Promise.all(
    Object.entries(contents).map(async ([name, content], index) => {
      const path = join(folder, String(index));
      await writeFile(path, content);
      return { name, path, bytes: Buffer.byteLength(content), packedBytes: 0 };
    }),
  );
}
