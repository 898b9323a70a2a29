import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProblemCode } from '../../catalog/problems.ts';
import { isLate, ProblemError } from '../problem.ts';
import type { Confinement } from './confinement.ts';
import { ownModule, ownReadable } from './own-module.ts';
import type { Processes } from './process.ts';

/** What running a task needs. */
export interface TaskSettings {
  readonly processes: Processes;
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/**
 * A module that answers tasks (answer-task.ts): its path relative to `from`, without extension, and the caller's URL.
 */
export interface TaskModule {
  readonly name: string;
  readonly from: string;
  readonly nodeOptions?: readonly string[];
}

/** The content of the answer file. */
export type Answer<R> =
  | { readonly type: 'done'; readonly value: R }
  | {
      readonly type: 'problem';
      readonly code: ProblemCode;
      readonly detail: string | undefined;
      readonly cause: string;
    };

/** The limits of a task's process, and what the visitor reads when one is exceeded. */
export interface TaskLimits extends Omit<Confinement, 'workspace' | 'readable'> {
  /** The detail of `too-complex` when the process dies; without it that is `conversion-failed`. */
  readonly tooComplex?: string;
  /** The detail of `too-complex` when its time is over; without it that is `conversion-timeout`. */
  readonly tooSlow?: string;
}

/** Characters of stderr kept for the log. */
const maxCauseCharacters = 2000;

/**
 * Performs one task in a separate confined process. The task is passed in a file, because every process of the jail can
 * read command lines. Throws the problem that the module answered with, and those of the limits.
 */
export async function runTask<R>(
  { name, from, nodeOptions = [] }: TaskModule,
  task: unknown,
  settings: TaskSettings,
  { tooComplex, tooSlow, ...limits }: TaskLimits,
): Promise<R> {
  const { processes, workspace, signal, timeoutMs } = settings;
  // A separate folder: several tasks may run in one workspace at the same time.
  const folder = await mkdtemp(join(workspace, 'task-'));
  const [taskFile, answerFile] = [join(folder, 'task.json'), join(folder, 'answer.json')];
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
    throw new ProblemError(code, tooComplex, { cause: stderr.slice(-maxCauseCharacters) });
  }
  const answer = JSON.parse(await readFile(answerFile, 'utf8')) as Answer<R>;
  if (answer.type === 'problem') throw new ProblemError(answer.code, answer.detail, { cause: answer.cause });
  return answer.value;
}
