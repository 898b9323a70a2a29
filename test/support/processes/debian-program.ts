import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { ExecaError, execa } from 'execa';
import { codeName, hasApt } from '../../../scripts/apt.mjs';
import { folderIn } from '../scratch.ts';

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
  const unpacked = join(cacheFolder(), `${packageName}-${codeName()}-${process.arch}`);
  if (!existsSync(unpacked)) {
    await unpack(wanted, unpacked, async (scratch, root) => {
      await download(scratch, missingPackages(packageName));
      const packages = (await readdir(scratch)).filter((name) => name.endsWith('.deb'));
      for (const name of packages) await execa('dpkg-deb', ['--extract', join(scratch, name), root]);
    });
  }
  return { path: join(unpacked, installed), env: { LD_LIBRARY_PATH: (await libraryFolders(unpacked)).join(':') } };
}

/**
 * One file of a package that nothing else here needs, from the user's cache folder: its path in the package, whose
 * folders may be `*`. Throws where apt cannot get it.
 */
export async function debianFile(packageName: string, path: string): Promise<string> {
  const folder = join(cacheFolder(), `${packageName}-${codeName()}`);
  const inCache = join(folder, basename(path));
  if (existsSync(inCache)) return inCache;
  await unpack({ packageName, installed: `/${basename(path)}` }, folder, async (scratch, root) => {
    await download(scratch, async () => [packageName]);
    const [name = ''] = (await readdir(scratch)).filter((each) => each.endsWith('.deb'));
    await mkdir(root);
    const taken = ['--wildcards', `.${path}`, `--strip-components=${path.split('/').length - 1}`];
    await execa('dpkg-deb', ['--fsys-tarfile', join(scratch, name)], { buffer: false }).pipe('tar', [
      ...['--extract', '--directory', root],
      ...taken,
    ]);
  });
  return inCache;
}

const cacheFolder = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'filewright-tests');

/** Fills a folder, which appears when it is complete, with what `unpackInto` gets from apt. */
async function unpack(
  { packageName, installed }: DebianProgram,
  folder: string,
  unpackInto: (scratch: string, root: string) => Promise<void>,
): Promise<void> {
  await mkdir(cacheFolder(), { recursive: true });
  const scratch = await mkdtemp(join(cacheFolder(), 'unpacking-'));
  const root = join(scratch, 'root');
  try {
    await unpackInto(scratch, root);
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

/** A package with those that it needs and this machine has not. */
const missingPackages = (packageName: string) => async (options: readonly string[]) => {
  const simulated = ['install', '--simulate', '--no-install-recommends', packageName];
  const { stdout } = await execa('apt-get', [...options, ...simulated], plain);
  return [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string);
};

/** Downloads packages into a folder; with lists of apt's own where those of the system are missing or too old. */
async function download(
  folder: string,
  packages: (options: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const from = async (...lists: readonly string[]) => {
    const options = [...lists, '-q', '-o', 'APT::Sandbox::User=root'];
    await execa('apt-get', [...options, 'download', ...(await packages(options))], { ...plain, cwd: folder });
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
