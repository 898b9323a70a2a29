import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where set-up puts the stand-ins: next to the compiled server, also when running from the sources. */
export const standInsFolder = fileURLToPath(
  new URL(extname(import.meta.url) === '.ts' ? '../../../../dist/stand-ins' : '../../../../stand-ins', import.meta.url),
);

/** Fontconfig's settings with the stand-ins; null if none were made. */
export function standInSettings(): string | null {
  const file = join(standInsFolder, 'fonts.conf');
  return existsSync(file) ? file : null;
}
