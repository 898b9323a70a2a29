import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { glob, isDynamicPattern } from 'tinyglobby';
import { extensionOf } from '../../catalog/files/filename.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { SourceFile } from '../library/converter.ts';
import { WrongUse } from './exit-codes.ts';

/** How files are looked for. */
export interface Search {
  /** Those that take the files of a folder; others in it are passed over. */
  readonly tools: readonly Tool[];
  /** The extension of what comes from standard input. */
  readonly from: string | undefined;
  /** A folder for standard input's content. */
  readonly scratch: string;
}

const forward = (path: string) => path.split(sep).join('/');

function isTaken(name: string, tools: readonly Tool[]): boolean {
  const extension = extensionOf(name);
  return tools.some(({ input }) => input.accept === 'any' || input.accept.some((own) => own === extension));
}

async function fromStandardInput({ from, scratch }: Search): Promise<SourceFile> {
  if (from === undefined) throw new WrongUse('What is in standard input? Say so with --from, for example --from docx.');
  const path = join(scratch, 'standard-input');
  await pipeline(process.stdin, createWriteStream(path));
  return { path, name: `standard-input.${from}` };
}

/** The files of a folder that some tool takes, under their paths from its parent on. */
async function inFolder(folder: string, { tools }: Search): Promise<readonly SourceFile[]> {
  const names = await glob('**/*', { cwd: folder, dot: false, followSymbolicLinks: false, expandDirectories: false });
  const taken = names.sort().filter((name) => isTaken(name, tools));
  if (taken.length === 0) throw new WrongUse(`No file in ${folder} is of a type that this takes.`);
  return taken.map((name) => ({ path: join(folder, name), name: forward(join(basename(folder), name)) }));
}

async function behind(argument: string, search: Search): Promise<readonly SourceFile[]> {
  if (argument === '-') return [await fromStandardInput(search)];
  const found = await stat(argument).catch((error: unknown) => {
    if (isDynamicPattern(argument)) return null;
    throw error;
  });
  if (found?.isDirectory()) return inFolder(argument, search);
  if (found !== null) return [{ path: argument, name: basename(argument) }];
  const paths = await glob(argument, { expandDirectories: false, absolute: false });
  if (paths.length === 0) throw new WrongUse(`No file matches ${argument}.`);
  return paths.sort().map((path) => ({ path, name: basename(path) }));
}

/** The files that arguments stand for: paths, folders, patterns, and `-` for standard input. Throws WrongUse, and where a file is missing. */
export async function findFiles(
  given: readonly string[],
  search: Search,
): Promise<readonly [SourceFile, ...SourceFile[]]> {
  const lists: SourceFile[] = [];
  for (const argument of given) lists.push(...(await behind(argument, search)));
  const [first, ...others] = lists;
  if (first === undefined) throw new WrongUse('There is no file to work on.');
  return [first, ...others];
}
