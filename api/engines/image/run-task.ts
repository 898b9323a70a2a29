import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProblemCode } from '../../../catalog/problems.ts';
import { ownModule, ownReadable } from '../../own-module.ts';
import { ProblemError } from '../../problem.ts';
import type { Processes } from '../../process.ts';

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

/** Interlaced and turned pictures are held whole; so many bytes hold the largest that is let in. */
const maxMemoryBytes = 2_000_000_000;

/**
 * Does one task in a confined process of its own: decoders are C code, and the pictures anyone's. Throws the problem
 * that the module threw, `too-complex` when the process dies of its limits, and `conversion-timeout`.
 */
export async function runTask<R>({ name, from }: TaskModule, task: unknown, settings: TaskSettings): Promise<R> {
  const { processes, workspace, signal, timeoutMs } = settings;
  const [taskFile, answerFile] = [join(workspace, 'task.json'), join(workspace, 'answer.json')];
  await writeFile(taskFile, JSON.stringify(task));
  const command = ownModule(name, from, [taskFile, answerFile]);
  const confinement = { workspace, readable: ownReadable, maxMemoryBytes, env: { VIPS_CONCURRENCY: '1' } };
  const { exitCode, stderr } = await processes.run(command, { ...confinement, signal, timeoutMs });
  if (exitCode !== 0) {
    throw new ProblemError(
      'too-complex',
      'This picture takes more memory than the server allows. Save it with fewer pixels and try again.',
      { cause: stderr },
    );
  }
  const answer = JSON.parse(await readFile(answerFile, 'utf8')) as Answer<R>;
  if (answer.type === 'problem') throw new ProblemError(answer.code, answer.detail, { cause: answer.cause });
  return answer.value;
}
