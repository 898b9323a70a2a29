import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Processes } from '../../jail/process.ts';
import { findFonts } from './fonts/installed-fonts.ts';

/**
 * Writes a list of the installed fonts to a file in `folder`, which is created if missing. Returns the path of the
 * file. Throws `engine-unavailable` where there are no fonts.
 */
export async function writeFontList(processes: Processes, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'fonts.json');
  await writeFile(path, JSON.stringify(await findFonts(processes, folder)));
  return path;
}
