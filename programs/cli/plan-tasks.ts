import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseFields } from '../../api/request/parse-fields.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { chooseTool, type Goal } from '../library/choose-tool.ts';
import type { SourceFile, Task } from '../library/converter.ts';
import { resultName } from '../library/result-name.ts';
import { PlaceTaken, WrongUse } from './exit-codes.ts';
import { folderOf } from './find-files.ts';

/** What was asked for. */
export interface Wish {
  readonly goal: Goal;
  readonly to: string | undefined;
  /** The id of the tool; undefined for the only one that fits. */
  readonly tool: string | undefined;
  /** A file, a folder, or `-`; undefined for beside the source. */
  readonly output: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
  /** Whether files that are there are replaced. */
  readonly isForced: boolean;
  /** For a result that goes to standard output. */
  readonly scratch: string;
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

function placeOf(tool: Tool, source: SourceFile, isOnly: boolean, wish: Wish): string {
  const { output, settings, scratch } = wish;
  const fields = parseFields(tool, settings);
  // Files of a folder keep the folders that they lie in.
  const within = dirname(source.name).split('/').slice(1).join('/');
  const name = resultName(tool, source.name.split('/').at(-1) ?? '', fields);
  if (output === '-') return join(scratch, 'standard-output');
  if (output === undefined) return join(folderOf(source), name);
  if (isFolder(output) || output.endsWith('/') || !isOnly) return join(output, isOnly ? '' : within, name);
  return output;
}

/**
 * The tasks that do something to files: one for all of them where the tool takes several, else one for each. Throws
 * NoSuchTool, `invalid-field`, WrongUse, and PlaceTaken where a result would replace a file.
 */
export function planTasks(files: readonly [SourceFile, ...SourceFile[]], wish: Wish): readonly Task[] {
  const { goal, output, settings, isForced } = wish;
  const first = chooseTool(goal, files[0].name, wish);
  const sets = first.input.maxFiles > 1 ? [files] : files.map((file) => [file] as const);
  if (output === '-' && sets.length > 1) throw new WrongUse('Only one result can go to standard output.');
  const places = new Set<string>();
  return sets.map((set) => {
    const [source] = set;
    const tool = chooseTool(goal, source.name, wish);
    const place = placeOf(tool, source, sets.length === 1, wish);
    if (!isForced && existsSync(place)) throw new PlaceTaken(`${place} is there already; --force replaces it.`);
    if (places.has(place)) throw new PlaceTaken(`Two results would be ${place}. Give them different folders.`);
    places.add(place);
    return { tool, files: set, settings, output: place };
  });
}
