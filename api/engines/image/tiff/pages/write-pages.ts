import type { Sharp } from 'sharp';
import type { CopyTask } from './page-copies.ts';

/** Writes pages one after the other. Returns the indexes of those that can be decoded; the others keep their own data. */
export async function writePages<T extends CopyTask['pages'][number]>(
  pages: readonly T[],
  encode: (page: T) => Sharp,
): Promise<readonly number[]> {
  const written: number[] = [];
  for (const page of pages) {
    const done = await encode(page)
      .toFile(page.output)
      .then(
        () => true,
        () => false,
      );
    if (done) written.push(page.index);
  }
  return written;
}
