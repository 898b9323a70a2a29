import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Command } from './command.ts';

const require = createRequire(import.meta.url);

/** The folder that holds api/ and catalog/: the sources, or dist/ once compiled. */
const codeFolder = fileURLToPath(new URL('../..', import.meta.url));
const modulesFolder = `${require.resolve('koffi').split(`${sep}node_modules${sep}`)[0]}${sep}node_modules`;
const packageFile = fileURLToPath(new URL('../../package.json', import.meta.url));

/** What a process that runs one of the project's own modules must be able to read. */
export const ownReadable: readonly string[] = [`${codeFolder}api`, `${codeFolder}catalog`, packageFile, modulesFolder];

/** The first folder above the given paths that only its owner and group may enter, as /root is; null if none. */
export function folderClosedToOthers(paths: readonly string[] = ownReadable): string | null {
  const parents = new Set<string>();
  for (const path of paths) {
    for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) parents.add(parent);
  }
  return [...parents].sort().find((parent) => (statSync(parent).mode & 0o001) === 0) ?? null;
}

/**
 * The command that runs one of the project's modules in a process of its own, compiled or (in development) from
 * its source.
 *
 * @param name The module's path relative to `from`, without its extension: `../workers/worker`.
 * @param from The caller's `import.meta.url`.
 */
export function ownModule(
  name: string,
  from: string,
  args: readonly string[],
  nodeOptions: readonly string[] = [],
): Command {
  const extension = extname(fileURLToPath(from));
  const loader = extension === '.ts' ? ['--import', pathToFileURL(require.resolve('tsx')).href] : [];
  const file = fileURLToPath(new URL(`${name}${extension}`, from));
  return { file: process.execPath, args: [...nodeOptions, ...loader, file, ...args] };
}
