import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProblemCode } from '../catalog/problems.ts';
import type { Confinement } from './confinement.ts';
import { ownModule, ownReadable } from './own-module.ts';
import { ProblemError } from './problem.ts';
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

/** The limits of a task's process, and what the visitor reads when it dies of them. */
export interface TaskLimits extends Omit<Confinement, 'workspace' | 'readable'> {
  readonly tooComplex: string;
}

/**
 * Does one task in a confined process of its own, which gets it in a file: command lines are no secret. Throws the
 * problem that the module threw, `too-complex` when the process dies of its limits, and `conversion-timeout`.
 */
export async function runTask<R>(
  { name, from, nodeOptions = [] }: TaskModule,
  task: unknown,
  settings: TaskSettings,
  { tooComplex, ...limits }: TaskLimits,
): Promise<R> {
  const { processes, workspace, signal, timeoutMs } = settings;
  const [taskFile, answerFile] = [join(workspace, 'task.json'), join(workspace, 'answer.json')];
  await writeFile(taskFile, JSON.stringify(task));
  const command = ownModule(name, from, [taskFile, answerFile], nodeOptions);
  const confinement = { workspace, readable: ownReadable, ...limits };
  const { exitCode, stderr } = await processes.run(command, { ...confinement, signal, timeoutMs });
  if (exitCode !== 0) throw new ProblemError('too-complex', tooComplex, { cause: stderr });
  const answer = JSON.parse(await readFile(answerFile, 'utf8')) as Answer<R>;
  if (answer.type === 'problem') throw new ProblemError(answer.code, answer.detail, { cause: answer.cause });
  return answer.value;
}
