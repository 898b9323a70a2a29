import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ExecaError, execa } from 'execa';
import { codeName, hasApt } from '../../scripts/apt.mjs';
import { folderIn } from './scratch.ts';

/** A program of a Debian package. */
export interface DebianProgram {
  readonly packageName: string;
  /** Where the package has it. */
  readonly installed: string;
}

/** A program that can be started. */
export interface FoundProgram {
  readonly path: string;
  /** What its process needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Names in apt's answers are English in this locale alone. */
const plain = { env: { LC_ALL: 'C' } };

/**
 * The program as it is installed; where it is not, its packages are unpacked below the user's cache folder, once for
 * each release of the system. Nothing is installed, so no service starts and nobody has to be root. Throws where apt
 * cannot get it.
 */
export async function debianProgram(wanted: DebianProgram): Promise<FoundProgram> {
  const { packageName, installed } = wanted;
  if (existsSync(installed)) return { path: installed, env: {} };
  if (!hasApt()) {
    throw new Error(`Install ${packageName}: ${installed} is not there, and this machine has no apt to get it with.`);
  }
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'filewright-tests');
  const unpacked = join(cache, `${packageName}-${codeName()}-${process.arch}`);
  if (!existsSync(unpacked)) await unpack(wanted, cache, unpacked);
  return { path: join(unpacked, installed), env: { LD_LIBRARY_PATH: (await libraryFolders(unpacked)).join(':') } };
}

/** Unpacks a package with those that it needs and this machine has not. The folder appears when it is complete. */
async function unpack({ packageName, installed }: DebianProgram, cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const scratch = await mkdtemp(join(cache, 'unpacking-'));
  const root = join(scratch, 'root');
  try {
    await download(packageName, scratch);
    const packages = (await readdir(scratch)).filter((name) => name.endsWith('.deb'));
    for (const name of packages) await execa('dpkg-deb', ['--extract', join(scratch, name), root]);
    if (!existsSync(join(root, installed))) throw new Error(`the packages of ${packageName} have no ${installed}`);
    // Another run of the tests may have been first.
    if (!existsSync(folder)) await rename(root, folder);
  } catch (error) {
    const said = error instanceof ExecaError ? error.stderr : error;
    throw new Error(`Install ${packageName}: ${installed} is not there, and apt could not get it. It said: ${said}`, {
      cause: error,
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Downloads into a folder; with lists of packages of its own where those of the system are missing or too old. */
async function download(packageName: string, folder: string): Promise<void> {
  const from = async (...lists: readonly string[]) => {
    const options = [...lists, '-q', '-o', 'APT::Sandbox::User=root'];
    const simulated = ['install', '--simulate', '--no-install-recommends', packageName];
    const { stdout } = await execa('apt-get', [...options, ...simulated], plain);
    const missing = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string);
    await execa('apt-get', [...options, 'download', ...missing], { ...plain, cwd: folder });
  };
  try {
    await from();
  } catch {
    const [lists, cache] = [await folderIn(folder, 'lists'), await folderIn(folder, 'cache')];
    const own = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`];
    await execa('apt-get', [...own, '-q', '-o', 'APT::Sandbox::User=root', 'update'], plain);
    await from(...own);
  }
}

/** The folders that have shared libraries, for the loader. */
async function libraryFolders(root: string): Promise<readonly string[]> {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const libraries = files.filter(({ name, parentPath }) => name.includes('.so') && /\/lib\/[^/]+$/.test(parentPath));
  return [...new Set(libraries.map(({ parentPath }) => parentPath))];
}
