import { readFileSync, writeFileSync } from 'node:fs';
import { ProblemError } from '../problem.ts';
import type { Answer } from './run-task.ts';

/**
 * The main function of a process started by `runTask`: reads the task, does the work and writes the answer. A
 * `ProblemError` is answered; any other error ends the process with an exit code.
 */
export async function answerTask<T, R>(work: (task: T) => Promise<R>): Promise<void> {
  const [, , taskFile = '', answerFile = ''] = process.argv;
  const answer = (value: Answer<R>) => writeFileSync(answerFile, JSON.stringify(value));
  try {
    answer({ type: 'done', value: await work(JSON.parse(readFileSync(taskFile, 'utf8')) as T) });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    answer({ type: 'problem', code: error.code, detail: error.detail, cause: String(error.cause) });
  }
}
