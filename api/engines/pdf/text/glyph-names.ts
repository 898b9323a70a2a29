import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cover } from '../../../jail/confinement.ts';
import { texNames } from '../fonts/tex-names.ts';

/** Where Poppler looks for names of glyphs that it does not know itself (`GlobalParams`); poppler-data makes it. */
const popplerFolder = '/usr/share/poppler/nameToUnicode';

/** The circle of `©`, in which TeX draws a letter: Poppler sets the two in lines of their own if it knows it. */
const circle = 'circlecopyrt';

const named = [...texNames].filter(([name]) => name !== circle);
/** A line for each name: the hexadecimal number of its character, and the name. */
const lines = named.map(([name, character]) => `${character.toString(16)} ${name}\n`).join('');

/**
 * Writes them where Poppler looks, for all of a system: an image's build does, since its workers cannot cover folders.
 * It throws on I/O errors.
 */
export async function installGlyphNames(folder = popplerFolder): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'TeX'), lines);
}

/**
 * Names of glyphs by TeX, for Poppler, which takes the codes of names that it does not know for letters: `≠` becomes `6=`.
 * @param folder Where they are written, which only the server can write to.
 * @returns What writes them, once, beside those that Poppler has, and says where it finds them. It throws on I/O errors.
 */
export function createGlyphNames(folder: string): () => Promise<readonly Cover[]> {
  const by = join(folder, 'glyph-names');
  const write = async () => {
    await cp(popplerFolder, by, { recursive: true }).catch(() => undefined);
    await installGlyphNames(by);
    return [{ path: popplerFolder, by }];
  };
  let written: Promise<readonly Cover[]> | undefined;
  return () => {
    written ??= write().catch((error: unknown) => {
      written = undefined;
      throw error;
    });
    return written;
  };
}
