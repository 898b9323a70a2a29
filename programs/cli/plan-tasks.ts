import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTool, type Goal } from '../library/choose-tool.ts';
import type { SourceFile, Task } from '../library/converter.ts';
import { resultPath } from '../library/result-path.ts';
import { OutputExists, UsageError } from './exit-codes.ts';

/** What the user asked for. */
export interface TaskRequest {
  readonly goal: Goal;
  readonly to: string | undefined;
  /** The id of the tool; undefined for the only one that fits. */
  readonly tool: string | undefined;
  /** A file, a folder, or `-`; undefined to write beside the source. */
  readonly output: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
  /** Whether several files become one result where a tool can also make one of each. */
  readonly isJoined: boolean;
  /** Whether existing files are overwritten. */
  readonly isForced: boolean;
  /** A folder for a result that goes to standard output. */
  readonly scratch: string;
}

/**
 * Plans one task for all files if the tool takes several, otherwise one for each. Throws NoSuchTool, `invalid-field`,
 * UsageError, and OutputExists if a result would overwrite a file or another result.
 */
export function planTasks(files: readonly [SourceFile, ...SourceFile[]], request: TaskRequest): readonly Task[] {
  const { goal, output, settings, isForced, isJoined, scratch } = request;
  const first = chooseTool(goal, files[0].name, request);
  const { several } = first.input;
  if (isJoined && several === 'apart')
    throw new UsageError(`${first.id} makes a result of each file, never one of all.`);
  const groups = several === 'together' || isJoined ? [files] : files.map((file) => [file] as const);
  const isOneOfSeveral = groups.length > 1;
  if (output === '-' && isOneOfSeveral) throw new UsageError('Only one result can go to standard output.');
  const paths = new Set<string>();
  return groups.map((group) => {
    const [source] = group;
    const tool = chooseTool(goal, source.name, request);
    const path =
      output === '-'
        ? join(scratch, 'standard-output')
        : resultPath(tool, source, { output, settings, isOneOfSeveral, files: group.length });
    if (!isForced && existsSync(path)) throw new OutputExists(`${path} is there already; --force replaces it.`);
    if (paths.has(path)) throw new OutputExists(`Two results would be ${path}. Give them different folders.`);
    paths.add(path);
    return { tool, files: group, settings, output: path };
  });
}
