import { readFile, writeFile } from 'node:fs/promises';
import { readNetpbm } from '../../read-netpbm.ts';
import { type GreyPicture, levelOfGround, pgmOf } from './grey-picture.ts';
import type { PagePicture } from './page-picture.ts';
import { withoutRules } from './without-rules.ts';

/**
 * Writes the picture of a page once more without any rules, those between rows of tables included: words that are looked for
 * one by one are not joined across rows.
 * @returns The path of its file, which is beside the other one. Throws an Error if that cannot be read.
 */
export async function writeBarePicture({ path, pixelsPerPoint }: PagePicture): Promise<string> {
  const { width, height, data } = readNetpbm(await readFile(path));
  const page: GreyPicture = { width, height, data, pixelsPerPoint };
  const ground = levelOfGround(page);
  const cleared = (['level', 'upright'] as const).reduce(
    (left, course) => withoutRules(left, ground, 'cellSide', course),
    page,
  );
  const bare = `${path}.bare.pgm`;
  await writeFile(bare, pgmOf(cleared));
  return bare;
}
