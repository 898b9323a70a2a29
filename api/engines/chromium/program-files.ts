import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname } from 'node:path';

/** A browser, and what jails must be shown so that it runs. */
export interface ProgramFiles {
  /** Its executable, without links on the way. */
  readonly program: string;
  /** Its folder, or the executable alone; empty for what every jail sees. */
  readonly readable: readonly string[];
  /** Its folder, where that holds more than a browser and is not shown; null otherwise. */
  readonly hiddenFolder: string | null;
}

/** Folders in which programs of any kind and their data lie. */
const sharedFolders = ['/', '/bin', '/sbin', '/etc', '/home', '/opt', '/root', '/srv', '/tmp', '/var', '/var/tmp'];

const holds = (folder: string, path: string) => `${path}/`.startsWith(folder === '/' ? '/' : `${folder}/`);

/**
 * Finds what a browser needs to be seen of. Outside /usr it brings its files in a folder of its own, which jails are shown;
 * a folder that it shares with other things is not.
 *
 * @param program An absolute path; it need not exist.
 * @param kept Folders that no jail may see as a whole, such as the one with visitors' files.
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
