import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../catalog/languages/languages.ts';
import { hiddenPages, sitePages } from '../../catalog/site/pages.ts';
import { hiddenPaths } from '../../catalog/site/paths.ts';
import { tools } from '../../catalog/tools.ts';

/** The HTML of the pages in one language, by their path below the language's own. */
export interface BuiltPages {
  readonly pages: ReadonlyMap<string, string>;
  /** The tools' pages for servers on which the tool does not work. */
  readonly unavailable: ReadonlyMap<string, string>;
  /** Those that are not in the sitemap. */
  readonly hidden: ReadonlyMap<string, string>;
  readonly notFound: string;
  readonly problem: string;
}

/** The paths of the pages about running a server and writing programs, which are files of the build. */
async function documentationPaths(folder: string): Promise<readonly string[]> {
  const { documentation } = hiddenPaths;
  const files = await readdir(join(folder, documentation));
  return [documentation, ...files.map((file) => `${documentation}/${file.replace(/\.html$/, '')}`)];
}

/** Reads the pages of a language from the web build. Throws the file system's errors if it is incomplete. */
export async function readPages(folder: string, { prefix }: Language): Promise<BuiltPages> {
  const read = (file: string) => readFile(join(folder, prefix, file), 'utf8');
  const byPath = async (paths: readonly string[], fileOf: (path: string) => string) =>
    new Map(await Promise.all(paths.map(async (path) => [path, await read(fileOf(path))] as const)));
  // What programs, their authors and operators read is in English only.
  const own = hiddenPages.map(({ path }) => path).filter((path) => prefix === '' || path !== hiddenPaths.reference);
  const hidden = prefix === '' ? [...own, ...(await documentationPaths(folder))] : own;
  return {
    pages: await byPath(
      sitePages.map(({ path }) => path),
      (path) => join(path, 'index.html'),
    ),
    unavailable: await byPath(
      tools.map(({ path }) => path),
      (path) => join(path, 'unavailable.html'),
    ),
    hidden: await byPath(hidden, (path) => `${path}.html`),
    notFound: await read(`${hiddenPaths.notFound}.html`),
    problem: await read(`${hiddenPaths.problem}.html`),
  };
}
