import { runTask, type TaskSettings } from './run-task.ts';

/** A picture to decode, and where the PNG of its colours goes; that of its opacity gets `.alpha` added. */
export interface DecodeTask {
  readonly input: string;
  /** Of a file with several, from 0. */
  readonly page: number;
  readonly output: string;
  /** True where the samples beyond the colours are no opacity. */
  readonly dropsAlpha: boolean;
}

export type Decoded =
  /** `keepsSamples` is false where the colours were converted, so that the file's profile no longer fits. */
  | { readonly type: 'decoded'; readonly hasAlpha: boolean; readonly keepsSamples: boolean }
  | { readonly type: 'failed'; readonly reason: string };

export type DecodeSettings = TaskSettings;

/**
 * Decodes pictures one after another in a confined process. Throws `too-complex` when the process dies of its
 * limits, and `conversion-timeout`.
 */
export async function decodePictures(
  tasks: readonly DecodeTask[],
  settings: DecodeSettings,
): Promise<readonly Decoded[]> {
  if (tasks.length === 0) return [];
  return runTask({ name: './decode-worker', from: import.meta.url }, tasks, settings);
}
