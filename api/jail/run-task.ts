import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProblemCode } from '../../catalog/problems.ts';
import { isLate, ProblemError } from '../problem.ts';
import { readLines } from './bounded-lines.ts';
import type { Confinement } from './confinement.ts';
import { ownModule, ownReadable } from './own-module.ts';
import type { Processes, ProcessPipes } from './process.ts';

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

/** Answers what the module asks while it works. The signal fires when nobody waits for the answer any more. */
export type AnswersQuestion<Q, A> = (question: Q, signal: AbortSignal) => Promise<A>;

/** Characters of stderr kept for the log. */
const maxCauseCharacters = 2000;

/** A conversation with a process: JSON, a line for each question and each answer. */
interface Conversation {
  readonly speak: (pipes: ProcessPipes) => void;
  /** Fires with the error of an answer that cannot be given. */
  readonly broken: AbortSignal;
  /** To be called once the process has ended. Resolves when no answer is being worked on. */
  readonly end: () => Promise<void>;
}

function conversation<Q, A>(answers: AnswersQuestion<Q, A>): Conversation {
  const [broken, ended] = [new AbortController(), new AbortController()];
  const pending = new Set<Promise<void>>();
  const reply = async (line: string, { input }: ProcessPipes) => {
    try {
      input.write(`${JSON.stringify(await answers(JSON.parse(line) as Q, ended.signal))}\n`);
    } catch (error) {
      broken.abort(error);
    }
  };
  return {
    broken: broken.signal,
    speak(pipes) {
      const onLine = (line: string) => {
        pending.add(reply(line, pipes));
        return true;
      };
      readLines(pipes.output, onLine, () => broken.abort(new Error('a question is too long')));
    },
    async end() {
      ended.abort();
      await Promise.all(pending);
    },
  };
}

/**
 * Performs one task in a separate confined process. The task is passed in a file, because every process of the jail can
 * read command lines. Throws the problem that the module answered with, those of the limits, and the errors of `answers`.
 * @param answers What `ask` of answer-task.ts resolves with.
 */
export async function runTask<R, Q = never, A = never>(
  { name, from, nodeOptions = [] }: TaskModule,
  task: unknown,
  { processes, workspace, signal, timeoutMs }: TaskSettings,
  { tooComplex, tooSlow, ...limits }: TaskLimits,
  answers?: AnswersQuestion<Q, A>,
): Promise<R> {
  // A separate folder: several tasks may run in one workspace at the same time.
  const folder = await mkdtemp(join(workspace, 'task-'));
  const [taskFile, answerFile] = [join(folder, 'task.json'), join(folder, 'answer.json')];
  await writeFile(taskFile, JSON.stringify(task));
  const command = ownModule(name, from, [taskFile, answerFile], nodeOptions);
  const talk = answers === undefined ? undefined : conversation(answers);
  const stop = talk === undefined ? signal : AbortSignal.any([signal, talk.broken]);
  const options = { workspace, readable: ownReadable, ...limits, signal: stop, timeoutMs };
  const { exitCode, stderr } = await processes
    .run(command, talk === undefined ? options : { ...options, speak: talk.speak })
    .catch((error: unknown) => {
      if (tooSlow === undefined || !isLate(error)) throw error;
      throw new ProblemError('too-complex', tooSlow, { cause: error });
    })
    .finally(talk?.end);
  if (exitCode !== 0) {
    const code = tooComplex === undefined ? 'conversion-failed' : 'too-complex';
    throw new ProblemError(code, tooComplex, { cause: stderr.slice(-maxCauseCharacters) });
  }
  const answer = JSON.parse(await readFile(answerFile, 'utf8')) as Answer<R>;
  if (answer.type === 'problem') throw new ProblemError(answer.code, answer.detail, { cause: answer.cause });
  return answer.value;
}
