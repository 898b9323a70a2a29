import { runTask as runConfined, type TaskModule, type TaskSettings } from '../../jail/run-task.ts';

import { limits } from './thresholds.ts';

export type { TaskSettings };

const taskLimits = {
  maxMemoryBytes: limits.maxDecoderBytes,
  env: { VIPS_CONCURRENCY: '1' },
  tooComplex: 'This picture takes more memory than the server allows. Save it with fewer pixels and try again.',
};

/** Runs a task of this engine in a confined process: the decoders are C code, and the pictures untrusted. */
export function runTask<R>(module: TaskModule, task: unknown, settings: TaskSettings): Promise<R> {
  return runConfined(module, task, settings, taskLimits);
}
