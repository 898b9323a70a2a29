import { runTask as runConfined, type TaskModule, type TaskSettings } from '../../jail/run-task.ts';

export type { TaskSettings };

const limits = {
  /** Interlaced and turned pictures are held whole; so many bytes hold the largest that is let in. */
  maxMemoryBytes: 2_000_000_000,
  env: { VIPS_CONCURRENCY: '1' },
  tooComplex: 'This picture takes more memory than the server allows. Save it with fewer pixels and try again.',
};

/** As `runTask` of every engine does: decoders are C code, and the pictures anyone's. */
export function runTask<R>(module: TaskModule, task: unknown, settings: TaskSettings): Promise<R> {
  return runConfined(module, task, settings, limits);
}
