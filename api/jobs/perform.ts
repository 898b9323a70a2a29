import { type Conversion, optionsSchema, type Task } from '../../catalog/operations.ts';
import type { Note } from '../../catalog/report.ts';
import { unlessAborted } from '../abort.ts';
import type { Artifact, Engines, Job, Operation } from '../engine.ts';
import { ProblemError } from '../problem.ts';
import type { Place, Queue } from '../queue/local.ts';
import { type Tracing, traced } from '../tracing/tracing.ts';
import { asInput, proved, type RunTask } from './proved.ts';

/** Files that have been identified, and the visitor's settings. */
export interface Identified {
  /** In the order in which they were sent. */
  readonly files: Job['inputs'];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The settings and services of one conversion. */
export interface Performance {
  readonly engines: Engines;
  readonly queue: Queue;
  readonly workspace: string;
  /** The visitor's address, for fairness. */
  readonly client: string;
  /** Fires when the visitor has left. */
  readonly signal: AbortSignal;
  /** For each step. */
  readonly timeoutMs: number;
  readonly tracing: Tracing;
  /** The `traceparent` of the conversion; null if nothing is traced. */
  readonly trace: string | null;
  /** Called for each step, as by `Queue.run`. */
  readonly onPlace?: (place: Place) => void;
}

/** The operation behind a task. TypeScript cannot track that engine and operation belong together. */
function operationOf(engines: Engines, task: Task): Operation<unknown> {
  const operations: Readonly<Record<string, unknown>> = engines[task.engine].operations;
  return operations[task.operation] as Operation<unknown>;
}

/** The task's own options, overridden by the visitor's fields that its schema knows. */
function optionsOf(task: Task, fields: Identified['fields']): unknown {
  const schema = optionsSchema(task);
  const known = Object.entries(fields).filter(([name]) => name in schema.shape);
  return schema.parse({ ...task.options, ...Object.fromEntries(known) });
}

/** Settles by the deadline even if the operation hangs, so that its slot is freed. */
async function withDeadline(operation: Operation<unknown>, job: Job, timeoutMs: number): Promise<Artifact> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([job.signal, deadline]);
  signal.throwIfAborted();
  try {
    return await unlessAborted(operation({ ...job, signal }), signal);
  } catch (error) {
    if (!deadline.aborted || job.signal.aborted || error instanceof ProblemError) throw error;
    throw new ProblemError(
      'conversion-timeout',
      'This takes longer than the server allows. Try a smaller or simpler file.',
      {
        cause: error,
      },
    );
  }
}

/**
 * Runs the steps of a conversion, each in its engine's queue; each step gets the file that the previous one wrote.
 * Throws what the engines throw, `conversion-timeout` and `busy`.
 */
export async function perform(
  conversion: Conversion,
  identified: Identified,
  performance: Performance,
): Promise<Artifact> {
  const { engines, queue, workspace, client, signal, timeoutMs, tracing, trace, onPlace } = performance;
  const [{ name }] = identified.files;
  const run: RunTask = (task, inputs, until = signal) => {
    const options = optionsOf(task, identified.fields);
    const job: Job = { inputs, options, workspace, signal: until };
    const operation = operationOf(engines, task);
    const wait = tracing.start({ name: `wait for ${task.engine}`, parent: trace });
    const work = () => {
      wait.end();
      const settings = { name: `${task.engine} ${task.operation}`, parent: trace };
      return traced(tracing, settings, () => withDeadline(operation, job, timeoutMs));
    };
    return queue.run(task.engine, client, until, work, onPlace).finally(wait.end);
  };
  let inputs: Job['inputs'] = identified.files;
  let notes: readonly Note[] = [];
  let artifact: Artifact | undefined;
  for (const step of conversion) {
    const startedMs = globalThis.performance.now();
    const first = await run(step, inputs);
    const tookMs = globalThis.performance.now() - startedMs;
    artifact = await proved(first, step, inputs, { run, queue, workspace, signal, tookMs });
    notes = [...notes, ...artifact.notes];
    inputs = [asInput(artifact, name)];
  }
  if (artifact === undefined) throw new ProblemError('internal');
  return { ...artifact, notes };
}
