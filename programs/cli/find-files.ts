import { createWriteStream } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { glob, isDynamicPattern } from 'tinyglobby';
import { extensionOf } from '../../catalog/files/filename.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { SourceFile } from '../library/converter.ts';
import { statFile } from '../library/stat-file.ts';
import { UsageError } from './exit-codes.ts';

/** Settings of a search for files. */
export interface Search {
  /** Files of a folder that none of these takes are skipped. */
  readonly tools: readonly Tool[];
  /** The extension of standard input. */
  readonly from: string | undefined;
  /** A folder for a copy of standard input. */
  readonly scratch: string;
}

const toPosix = (path: string) => path.split(sep).join('/');

function isSupported(name: string, tools: readonly Tool[]): boolean {
  const extension = extensionOf(name);
  return tools.some(({ input }) => input.accept === 'any' || input.accept.some((own) => own === extension));
}

async function saveStandardInput({ from, scratch }: Search): Promise<SourceFile> {
  if (from === undefined)
    throw new UsageError('What is in standard input? Say so with --from, for example --from docx.');
  const path = join(scratch, 'standard-input');
  await pipeline(process.stdin, createWriteStream(path));
  return { path, name: `standard-input.${from}` };
}

/** The files of a folder that some tool takes, named by their paths from the folder's parent. */
async function filesInFolder(folder: string, { tools }: Search): Promise<readonly SourceFile[]> {
  const names = await glob('**/*', { cwd: folder, dot: false, followSymbolicLinks: false, expandDirectories: false });
  const supported = names.sort().filter((name) => isSupported(name, tools));
  if (supported.length === 0) throw new UsageError(`No file in ${folder} is of a type that this takes.`);
  return supported.map((name) => ({ path: join(folder, name), name: toPosix(join(basename(folder), name)) }));
}

async function expand(argument: string, search: Search): Promise<readonly SourceFile[]> {
  if (argument === '-') return [await saveStandardInput(search)];
  const found = await statFile(argument).catch((error: unknown) => {
    if (isDynamicPattern(argument)) return null;
    throw error;
  });
  if (found?.isDirectory()) return filesInFolder(argument, search);
  if (found !== null) return [{ path: argument, name: basename(argument) }];
  const paths = await glob(argument, { expandDirectories: false, absolute: false });
  if (paths.length === 0) throw new UsageError(`No file matches ${argument}.`);
  return paths.sort().map((path) => ({ path, name: basename(path) }));
}

/**
 * Expands arguments into files: paths, folders, patterns, and `-` for standard input. Throws UsageError, MissingFile,
 * and the file system's own errors.
 */
export async function findFiles(
  args: readonly string[],
  search: Search,
): Promise<readonly [SourceFile, ...SourceFile[]]> {
  const lists: SourceFile[] = [];
  for (const argument of args) lists.push(...(await expand(argument, search)));
  const [first, ...others] = lists;
  if (first === undefined) throw new UsageError('There is no file to work on.');
  return [first, ...others];
}
