import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step, Task } from '../../catalog/operations.ts';
import { timeLimited } from '../abort.ts';
import type { Artifact, InputFile, Job } from '../engine.ts';
import type { Queue } from '../queue/local.ts';

/** Runs a task in its engine's queue. */
export type RunTask = (task: Task, inputs: Job['inputs'], until?: AbortSignal) => Promise<Artifact>;

/** What it takes to prove a result. */
export interface Proving {
  readonly run: RunTask;
  readonly queue: Queue;
  readonly workspace: string;
  readonly signal: AbortSignal;
  /** How long the result took. */
  readonly tookMs: number;
}

const limits = {
  /** A result with more pages is not proved. */
  maxPages: 100,
  /** Milliseconds for all proofs and attempts, and how many times as long as the result took: it is good without them. */
  fixedMs: 1000,
  times: 2,
  maxMs: 15_000,
  /** How often a result is written again, if the first time helps but not enough. */
  maxAttempts: 2,
} as const;

/** A result as the input of another task. */
export const asInput = (artifact: Artifact, name: string): InputFile => ({ ...artifact, name, folders: [] });

/** Whether an engine, and all that other visitors wait for, would lose nothing by a proof. */
const isIdle = (queue: Queue, engine: string) =>
  queue.load().waiting === 0 && (queue.loads().get(engine)?.running ?? 0) === 0;

/**
 * Proves a step's result, if the step says how: it is printed, and if it has more pages than it should, it is written
 * again with the proof as a further input, while that helps. Only where nobody waits: results are good without.
 * @returns The result with the fewest pages in its proof. Throws the signal's reason only.
 */
export async function proved(first: Artifact, step: Step, inputs: Job['inputs'], proving: Proving): Promise<Artifact> {
  const { proof: task } = step;
  const { run, queue, workspace, signal, tookMs } = proving;
  if (task === undefined || first.pages === null || first.pages > limits.maxPages) return first;
  if (!isIdle(queue, task.engine)) return first;
  const { pages } = first;
  const [{ name }] = inputs;
  const timeoutMs = Math.round(Math.min(limits.maxMs, limits.fixedMs + limits.times * tookMs));
  const { signal: until, release } = timeLimited(signal, timeoutMs);
  /** Gives a file a name of its own: the next attempt writes another one under the old name. */
  const kept = async (artifact: Artifact, as: string): Promise<Artifact> => {
    const path = join(workspace, `${as}.${artifact.format}`);
    await rename(artifact.path, path);
    return { ...artifact, path };
  };
  const print = async (artifact: Artifact, attempt: number) =>
    kept(await run(task, [asInput(artifact, name)], until), `proof-${attempt}`);

  let best = first;
  try {
    best = await kept(first, 'attempt-0');
    const proofs = [await print(best, 0)];
    let fewest = proofs[0]?.pages ?? pages;
    for (let attempt = 1; attempt <= limits.maxAttempts && fewest > pages; attempt++) {
      const known = proofs.map((proof) => asInput(proof, name));
      const next = await kept(await run(step, [...inputs, ...known], until), `attempt-${attempt}`);
      const proof = await print(next, attempt);
      if ((proof.pages ?? fewest) >= fewest) break;
      proofs.push(proof);
      fewest = proof.pages ?? fewest;
      best = next;
    }
  } catch {
    // Whatever fails, there is a result.
    signal.throwIfAborted();
  } finally {
    release();
  }
  return best;
}
