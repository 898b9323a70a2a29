import { basename, resolve } from 'node:path';
import { watch } from 'chokidar';
import type { Filewright } from '../index.ts';
import type { Goal } from '../library/choose-tool.ts';
import { messageOf } from '../library/message-of.ts';

/** What is done to the files of a folder. */
export interface Watch {
  /** A folder. */
  readonly output: string;
  readonly goal: Goal;
  readonly to?: string;
  /** Told how each file went, in one line. */
  readonly tell: (line: string) => void;
  /** How long a file has to stay as it is until it counts as whole; scanners write theirs slowly. */
  readonly settledMs?: number;
}

/** Long enough for a scanner between two pages. */
const usualSettledMs = 3000;

/**
 * Converts the files of a folder and those that come later, one after the other. A file whose result is there already
 * is left alone, so that the watch may be ended and begun again.
 *
 * @returns Ends the watch; a conversion that runs is finished first.
 */
export async function watchFolder(
  filewright: Filewright,
  folder: string,
  { output, goal, to, tell, settledMs = usualSettledMs }: Watch,
): Promise<() => Promise<void>> {
  let work = Promise.resolve();
  async function convert(path: string): Promise<void> {
    try {
      const options = { goal, output: `${resolve(output)}/`, overwrite: false, ...(to !== undefined && { to }) };
      const result = await filewright.convert(path, options);
      tell(`✓ ${basename(path)} → ${result.path}`);
    } catch (error) {
      tell(`✗ ${basename(path)}: ${messageOf(error)}`);
    }
  }
  const watcher = watch(folder, { depth: 0, awaitWriteFinish: { stabilityThreshold: settledMs } });
  watcher.on('add', (path) => {
    work = work.then(() => convert(path));
  });
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return async () => {
    await watcher.close();
    await work;
  };
}
