import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { makeFolder } from '../api/workspace/make-folder.ts';
import type { Note, Report } from '../catalog/report.ts';
import { chooseTool, type Goal, toolNamed } from './library/choose-tool.ts';
import type { Converter, SourceFile } from './library/converter.ts';
import { type ConverterOptions, openConverter } from './library/open-converter.ts';
import { resultPath } from './library/result-path.ts';
import { statFile } from './library/stat-file.ts';

export { ProblemError } from '../api/problem.ts';
export type { ProblemCode } from '../catalog/problems.ts';
export type { Note, Report };

/** How a file is converted. */
export interface ConvertOptions {
  /** The format of the result, as an extension: `pdf`. */
  readonly to?: string;
  /** What to do instead of converting. */
  readonly goal?: Goal;
  /** The id of a tool, instead of the one that `to` and `goal` select. */
  readonly tool?: string;
  /** A file, or a folder that exists or ends in a slash; by default, the source's folder. */
  readonly output?: string;
  /** Whether an existing file is overwritten; true by default. */
  readonly overwrite?: boolean;
  /** The settings of the tool, as the API's reference lists them. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly signal?: AbortSignal;
}

/** Where files are converted: without a server, on this machine. */
export type OpenOptions = ConverterOptions;

/** A converted file. */
export interface Converted {
  readonly path: string;
  readonly report: Report;
}

/** Converts files, in parallel if called so, until closed. */
export interface Filewright {
  /** Throws a ProblemError with a stable `code`, and an Error if no tool fits or a file does not exist. */
  readonly convert: (files: string | readonly string[], options?: ConvertOptions) => Promise<Converted>;
  readonly close: () => Promise<void>;
}

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
  const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const path = resultPath(tool, first, { output, settings: values, files: sources.length });
  await Promise.all(sources.map((source) => statFile(source.path)));
  if (!overwrite && existsSync(path)) throw new Error(`${path} is there already.`);
  await makeFolder(dirname(path));
  const task = { tool, files: sources as [SourceFile, ...SourceFile[]], settings: values, output: path };
  return { path, report: await converter.convert(task, signal) };
}

/** Opens a converter on this machine or a server; its engines stay warm between conversions. */
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
