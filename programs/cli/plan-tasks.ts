import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTool, type Goal } from '../library/choose-tool.ts';
import type { SourceFile, Task } from '../library/converter.ts';
import { resultPlace } from '../library/result-place.ts';
import { PlaceTaken, WrongUse } from './exit-codes.ts';

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

/**
 * The tasks that do something to files: one for all of them where the tool takes several, else one for each. Throws
 * NoSuchTool, `invalid-field`, WrongUse, and PlaceTaken where a result would replace a file.
 */
export function planTasks(files: readonly [SourceFile, ...SourceFile[]], wish: Wish): readonly Task[] {
  const { goal, output, settings, isForced, scratch } = wish;
  const first = chooseTool(goal, files[0].name, wish);
  const sets = first.input.maxFiles > 1 ? [files] : files.map((file) => [file] as const);
  const isOneOfSeveral = sets.length > 1;
  if (output === '-' && isOneOfSeveral) throw new WrongUse('Only one result can go to standard output.');
  const places = new Set<string>();
  return sets.map((set) => {
    const [source] = set;
    const tool = chooseTool(goal, source.name, wish);
    const place =
      output === '-'
        ? join(scratch, 'standard-output')
        : resultPlace(tool, source, { output, settings, isOneOfSeveral });
    if (!isForced && existsSync(place)) throw new PlaceTaken(`${place} is there already; --force replaces it.`);
    if (places.has(place)) throw new PlaceTaken(`Two results would be ${place}. Give them different folders.`);
    places.add(place);
    return { tool, files: set, settings, output: place };
  });
}
