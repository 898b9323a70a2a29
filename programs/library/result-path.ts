import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseFields } from '../../api/request/parse-fields.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { SourceFile } from './converter.ts';
import { resultName } from './result-name.ts';

/** Where results go. */
export interface OutputSettings {
  /** A file, or a folder that exists or ends in a slash; undefined for the source's own folder. */
  readonly output: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
  /** Whether there are other results: then `output` is a folder, and the source's folders are kept within it. */
  readonly isOneOfSeveral?: boolean;
  /** How many files become this result. */
  readonly files?: number;
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** The path of the result for a source. Throws `invalid-field` for settings that the tool does not take. */
export function resultPath(
  tool: Tool,
  { path, name }: SourceFile,
  { output, settings, isOneOfSeveral = false, files = 1 }: OutputSettings,
): string {
  const file = resultName(tool, basename(name), parseFields(tool, settings), files);
  if (output === undefined) return join(dirname(path), file);
  if (isOneOfSeveral) {
    const folders = dirname(name).split('/').slice(1);
    return join(output, ...folders, file);
  }
  return output.endsWith('/') || isFolder(output) ? join(output, file) : output;
}
