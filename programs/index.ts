import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseFields } from '../api/request/parse-fields.ts';
import type { Note, Report } from '../catalog/report.ts';
import { chooseTool, type Goal, toolNamed } from './library/choose-tool.ts';
import type { Converter, SourceFile } from './library/converter.ts';
import { openConverter } from './library/open-converter.ts';
import { resultName } from './library/result-name.ts';

export { ProblemError } from '../api/problem.ts';
export type { ProblemCode } from '../catalog/problems.ts';
export type { Note, Report };

/** How a file is converted. */
export interface ConvertOptions {
  /** The format of the result, by its extension: `pdf`. */
  readonly to?: string;
  /** What to do instead of converting. */
  readonly goal?: Goal;
  /** The id of a tool, instead of the one that `to` and `goal` lead to. */
  readonly tool?: string;
  /** A file, or a folder that exists or ends in a slash; beside the source otherwise. */
  readonly output?: string;
  /** Whether a file that is there is replaced; it is unless told otherwise. */
  readonly overwrite?: boolean;
  /** The settings of the tool, as the API's reference lists them. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly signal?: AbortSignal;
}

/** Where files are converted: without a server, on this machine. */
export interface OpenOptions {
  readonly server?: string;
  readonly key?: string;
}

/** A converted file. */
export interface Converted {
  readonly path: string;
  readonly report: Report;
}

/** Converts files, several at once if asked to, until it is closed. */
export interface Filewright {
  /** Throws a ProblemError with a permanent `code`, and an Error where no tool does what is asked for. */
  readonly convert: (files: string | readonly string[], options?: ConvertOptions) => Promise<Converted>;
  readonly close: () => Promise<void>;
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function convertWith(
  converter: Converter,
  files: string | readonly string[],
  {
    to,
    goal = 'convert',
    tool: id,
    output,
    settings = {},
    overwrite = true,
    signal = new AbortController().signal,
  }: ConvertOptions = {},
): Promise<Converted> {
  const sources = [files].flat().map((path): SourceFile => ({ path, name: basename(path) }));
  const [first] = sources;
  if (first === undefined) throw new Error('There is no file to convert.');
  const tool = id === undefined ? chooseTool(goal, first.name, { to }) : toolNamed(id);
  const texts = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const name = resultName(tool, first.name, parseFields(tool, texts));
  const folder =
    output === undefined ? dirname(first.path) : output.endsWith('/') || (await isFolder(output)) ? output : null;
  const path = folder === null ? (output as string) : join(folder, name);
  if (!overwrite && existsSync(path)) throw new Error(`${path} is there already.`);
  await mkdir(dirname(path), { recursive: true });
  const task = { tool, files: sources as [SourceFile, ...SourceFile[]], settings: texts, output: path };
  return { path, report: await converter.convert(task, signal) };
}

/** Starts to convert files, on this machine or with a server; programs that convert many keep its engines warm. */
export async function open({ server, key }: OpenOptions = {}): Promise<Filewright> {
  const converter = await openConverter({ server, key });
  return { convert: (files, options) => convertWith(converter, files, options), close: converter.close };
}

/** Converts one file, or several into one. Throws as `Filewright.convert` does. */
export async function convert(
  files: string | readonly string[],
  options: ConvertOptions & OpenOptions = {},
): Promise<Converted> {
  const filewright = await open(options);
  try {
    return await filewright.convert(files, options);
  } finally {
    await filewright.close();
  }
}
