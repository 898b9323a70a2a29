import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where set-up puts the stand-ins: beside the compiled server, for its sources as well. */
export const standInsFolder = fileURLToPath(
  new URL(extname(import.meta.url) === '.ts' ? '../../../../dist/stand-ins' : '../../../../stand-ins', import.meta.url),
);

/** Fontconfig's settings with the stand-ins; null where none were made. */
export function standInSettings(): string | null {
  const file = join(standInsFolder, 'fonts.conf');
  return existsSync(file) ? file : null;
}
