import { SingleBar } from 'cli-progress';
import type { Report } from '../../catalog/report.ts';
import type { Converter, Task } from '../library/converter.ts';

/** How a task ended. */
export type Outcome = { readonly task: Task } & ({ readonly report: Report } | { readonly error: unknown });

/** How tasks are run. */
export interface RunSettings {
  /** How many run at the same time. */
  readonly jobs: number;
  /** Whether to show a progress bar. */
  readonly hasBar: boolean;
  readonly signal: AbortSignal;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Runs tasks in parallel and passes on each outcome as it comes, in any order. Stops at the signal. */
export async function runTasks(
  converter: Converter,
  tasks: readonly Task[],
  { jobs, hasBar, signal, onOutcome }: RunSettings,
): Promise<void> {
  const format = '{bar} {value}/{total}, {eta_formatted} to go';
  const bar = hasBar
    ? new SingleBar({ format, clearOnComplete: true, hideCursor: true, stream: process.stderr })
    : null;
  const open = tasks[Symbol.iterator]();
  async function work(): Promise<void> {
    for (const task of open) {
      if (signal.aborted) return;
      const outcome: Outcome = await converter.convert(task, signal).then(
        (report) => ({ task, report }),
        (error: unknown) => ({ task, error }),
      );
      bar?.increment();
      onOutcome(outcome);
    }
  }
  bar?.start(tasks.length, 0);
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, work)).finally(() => bar?.stop());
}
