import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Command } from './command.ts';

const require = createRequire(import.meta.url);

/** The folder that contains api/ and catalog/: the sources, or dist/ once compiled. */
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
 * Where one of the project's modules is, compiled or (in development) as its source.
 *
 * @param name The module's path relative to `from`, without its extension: `../workers/worker`.
 * @param from The caller's `import.meta.url`.
 */
function ownFile(name: string, from: string): { readonly url: URL; readonly isSource: boolean } {
  const extension = extname(fileURLToPath(from));
  return { url: new URL(`${name}${extension}`, from), isSource: extension === '.ts' };
}

/** The command that runs one of the project's modules in a process of its own; `name` and `from` as in `ownFile`. */
export function ownModule(
  name: string,
  from: string,
  args: readonly string[],
  nodeOptions: readonly string[] = [],
): Command {
  const { url, isSource } = ownFile(name, from);
  const loader = isSource ? ['--import', pathToFileURL(require.resolve('tsx')).href] : [];
  return { file: process.execPath, args: [...nodeOptions, ...loader, fileURLToPath(url), ...args] };
}

/** Runs one of the project's modules in a worker thread; `name` and `from` as in `ownFile`. */
export function ownThread(name: string, from: string, options: WorkerOptions): Worker {
  const { url, isSource } = ownFile(name, from);
  if (!isSource) return new Worker(url, options);
  // Node.js 20 does not let a thread begin with a loader.
  const loader = new URL('index.mjs', pathToFileURL(require.resolve('tsx/esm/api'))).href;
  const code = `import { register } from '${loader}'; register(); await import('${url.href}');`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), options);
}
