import { basename, resolve } from 'node:path';
import { watch } from 'chokidar';
import type { Filewright } from '../index.ts';
import type { Goal } from '../library/choose-tool.ts';
import { messageOf } from '../library/message-of.ts';

/** How the files of a folder are converted. */
export interface WatchSettings {
  /** The folder for results. */
  readonly output: string;
  readonly goal: Goal;
  readonly to?: string;
  /** Called with one line about each file. */
  readonly onResult: (line: string) => void;
  /** How long a file must stay unchanged before it counts as complete. */
  readonly settledMs?: number;
}

/** Long enough for a scanner between two pages. */
const defaultSettledMs = 3000;

/**
 * Converts the files of a folder, and those that arrive later, one at a time. A file that already has a result is
 * skipped, so that watching can be stopped and resumed.
 *
 * @returns A function that stops watching, after the running conversion has finished.
 */
export async function watchFolder(
  filewright: Filewright,
  folder: string,
  { output, goal, to, onResult, settledMs = defaultSettledMs }: WatchSettings,
): Promise<() => Promise<void>> {
  let queue = Promise.resolve();
  async function convert(path: string): Promise<void> {
    try {
      const options = { goal, output: `${resolve(output)}/`, overwrite: false, ...(to !== undefined && { to }) };
      const result = await filewright.convert(path, options);
      onResult(`✓ ${basename(path)} → ${result.path}`);
    } catch (error) {
      onResult(`✗ ${basename(path)}: ${messageOf(error)}`);
    }
  }
  const watcher = watch(folder, { depth: 0, awaitWriteFinish: { stabilityThreshold: settledMs } });
  watcher.on('add', (path) => {
    queue = queue.then(() => convert(path));
  });
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return async () => {
    await watcher.close();
    await queue;
  };
}
