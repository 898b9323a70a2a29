import { once } from 'node:events';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ProblemError } from '../problem.ts';
import { outputDescriptor } from './output-descriptor.ts';
import type { Answer } from './run-task.ts';

/** Asks the process that runs the task, which must answer questions, and waits for its answer. One question at a time. */
async function ask<Q, A>(question: Q): Promise<A> {
  writeSync(outputDescriptor, `${JSON.stringify(question)}\n`);
  const lines = createInterface({ input: process.stdin });
  const [line] = (await once(lines, 'line')) as [string];
  lines.close();
  return JSON.parse(line) as A;
}

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

/** Answers a task as `answerTask` does, for a task that asks questions meanwhile; `runTask` is given what answers them. */
export const answerTaskWithQuestions = <T, R, Q, A>(
  work: (task: T, ask: (question: Q) => Promise<A>) => Promise<R>,
): Promise<void> => answerTask<T, R>((task) => work(task, (question) => ask<Q, A>(question)));
