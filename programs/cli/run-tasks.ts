import type { Report } from '../../catalog/report.ts';
import type { Converter, Task } from '../library/converter.ts';

/** How a task ended. */
export type Outcome = { readonly task: Task } & ({ readonly report: Report } | { readonly error: unknown });

/** How tasks are run. */
export interface RunSettings {
  /** How many run at the same time. */
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Runs tasks in parallel and passes on each outcome as it comes, in any order. Stops at the signal. */
export async function runTasks(
  converter: Converter,
  tasks: readonly Task[],
  { jobs, signal, onOutcome }: RunSettings,
): Promise<void> {
  const open = tasks[Symbol.iterator]();
  async function work(): Promise<void> {
    for (const task of open) {
      if (signal.aborted) return;
      const outcome: Outcome = await converter.convert(task, signal).then(
        (report) => ({ task, report }),
        (error: unknown) => ({ task, error }),
      );
      onOutcome(outcome);
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, work));
}
