import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProblemCode } from '../../catalog/problems.ts';
import { isLate, ProblemError } from '../problem.ts';
import type { Confinement } from './confinement.ts';
import { ownModule, ownReadable } from './own-module.ts';
import type { Processes } from './process.ts';

/** What a task's process runs with. */
export interface TaskSettings {
  readonly processes: Processes;
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** A module that answers tasks (answer-task.ts): its path beside `from`, without extension, and the caller's URL. */
export interface TaskModule {
  readonly name: string;
  readonly from: string;
  readonly nodeOptions?: readonly string[];
}

/** What the process leaves in its answer file. */
export type Answer<R> =
  | { readonly type: 'done'; readonly value: R }
  | {
      readonly type: 'problem';
      readonly code: ProblemCode;
      readonly detail: string | undefined;
      readonly cause: string;
    };

/** The limits of a task's process, and what the visitor reads when it comes to them. */
export interface TaskLimits extends Omit<Confinement, 'workspace' | 'readable'> {
  /** When it dies; without it that is `conversion-failed`. */
  readonly tooComplex?: string;
  /** When its time is over; without it that is `conversion-timeout`. */
  readonly tooSlow?: string;
}

/**
 * Does one task in a confined process of its own, which gets it in a file: command lines are no secret. Throws the
 * problem that the module threw, and what the limits say.
 */
export async function runTask<R>(
  { name, from, nodeOptions = [] }: TaskModule,
  task: unknown,
  settings: TaskSettings,
  { tooComplex, tooSlow, ...limits }: TaskLimits,
): Promise<R> {
  const { processes, workspace, signal, timeoutMs } = settings;
  const [taskFile, answerFile] = [join(workspace, 'task.json'), join(workspace, 'answer.json')];
  await writeFile(taskFile, JSON.stringify(task));
  const command = ownModule(name, from, [taskFile, answerFile], nodeOptions);
  const confinement = { workspace, readable: ownReadable, ...limits };
  const { exitCode, stderr } = await processes
    .run(command, { ...confinement, signal, timeoutMs })
    .catch((error: unknown) => {
      if (tooSlow === undefined || !isLate(error)) throw error;
      throw new ProblemError('too-complex', tooSlow, { cause: error });
    });
  if (exitCode !== 0) {
    const code = tooComplex === undefined ? 'conversion-failed' : 'too-complex';
    throw new ProblemError(code, tooComplex, { cause: stderr.slice(-2000) });
  }
  const answer = JSON.parse(await readFile(answerFile, 'utf8')) as Answer<R>;
  if (answer.type === 'problem') throw new ProblemError(answer.code, answer.detail, { cause: answer.cause });
  return answer.value;
}
