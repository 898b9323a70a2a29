import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname } from 'node:path';

/** A browser, and what must be visible in a jail for it to run. */
export interface ProgramFiles {
  /** Its executable, without links on the way. */
  readonly program: string;
  /** Its folder, or the executable alone; empty for what every jail sees. */
  readonly readable: readonly string[];
  /** Its folder, where that holds more than a browser and is not shown; null otherwise. */
  readonly hiddenFolder: string | null;
}

/** Folders that contain all kinds of programs and data. */
const sharedFolders = ['/', '/bin', '/sbin', '/etc', '/home', '/opt', '/root', '/srv', '/tmp', '/var', '/var/tmp'];

const holds = (folder: string, path: string) => `${path}/`.startsWith(folder === '/' ? '/' : `${folder}/`);

/**
 * Finds which files a browser needs. Outside /usr its files are in a separate folder, which is made visible in jails; a
 * folder shared with other things is not.
 * @param program An absolute path; it need not exist.
 * @param kept Folders that must not be visible as a whole, such as the one with visitors' files.
 */
export function programFiles(program: string, kept: readonly string[]): ProgramFiles {
  let real = program;
  try {
    real = realpathSync(program);
  } catch {
    // Whoever starts it finds that it is missing.
  }
  if (holds('/usr', real)) return { program: real, readable: [], hiddenFolder: null };
  const folder = dirname(real);
  const isShared = sharedFolders.includes(folder) || [homedir(), tmpdir(), ...kept].some((path) => holds(folder, path));
  return isShared
    ? { program: real, readable: [real], hiddenFolder: folder }
    : { program: real, readable: [folder], hiddenFolder: null };
}
