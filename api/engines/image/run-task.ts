import { runTask as runConfined, type TaskModule, type TaskSettings } from '../../jail/run-task.ts';

export type { TaskSettings };

const limits = {
  /** Enough to hold the largest accepted picture whole, as interlaced and rotated ones must be. */
  maxMemoryBytes: 2_000_000_000,
  env: { VIPS_CONCURRENCY: '1' },
  tooComplex: 'This picture takes more memory than the server allows. Save it with fewer pixels and try again.',
};

/** Runs a task of this engine in a confined process: the decoders are C code, and the pictures untrusted. */
export function runTask<R>(module: TaskModule, task: unknown, settings: TaskSettings): Promise<R> {
  return runConfined(module, task, settings, limits);
}
