import { runTask, type TaskSettings } from './run-task.ts';

/** A picture to decode to a PNG at `output`; its opacity, if any, goes to a second PNG at `output` + `.alpha`. */
export interface DecodeTask {
  readonly input: string;
  /** Page index within the file, from 0. */
  readonly page: number;
  readonly output: string;
  /** True if the extra samples are not opacity. */
  readonly dropsAlpha: boolean;
}

/** A picture as pixels, or why there are none. */
export type Decoded =
  | {
      readonly type: 'decoded';
      readonly hasAlpha: boolean;
      /** False if the colours were converted, so that the file's profile no longer applies. */
      readonly keepsSamples: boolean;
      /** Whether nothing of it is seen on white paper. */
      readonly vanishes: boolean;
    }
  | { readonly type: 'failed'; readonly reason: string };

/** How the programs that decode are run. */
export type DecodeSettings = TaskSettings;

/**
 * Decodes pictures one after another in a confined process; outcomes are in the order of the tasks. Throws
 * `too-complex` if the process exceeds its limits, and `conversion-timeout`.
 */
export async function decodePictures(
  tasks: readonly DecodeTask[],
  settings: DecodeSettings,
): Promise<readonly Decoded[]> {
  if (tasks.length === 0) return [];
  return runTask({ name: './decode-worker', from: import.meta.url }, tasks, settings);
}
