import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Processes } from '../../jail/process.ts';
import { findFonts } from './fonts/installed-fonts.ts';

/**
 * Lists the installed fonts in a file of the folder (made where it is missing) and returns the file's path. Throws
 * `engine-unavailable` where there are none.
 */
export async function writeFontList(processes: Processes, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'fonts.json');
  await writeFile(path, JSON.stringify(await findFonts(processes, folder)));
  return path;
}
