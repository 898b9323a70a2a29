import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { outputDescriptor } from '../jail/output-descriptor.ts';
import { ProblemError } from '../problem.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** Well within what the schema of messages allows. */
const maxReasonLength = 10_000;

const reasonOf = (error: unknown): string => {
  if (error instanceof Error) return (error.stack ?? error.message).slice(0, maxReasonLength);
  return error === undefined ? '' : String(error).slice(0, maxReasonLength);
};

async function answer<Q>(
  id: number,
  request: Q,
  handle: (request: Q) => Promise<unknown>,
  isSpent: () => boolean,
): Promise<WorkerMessage> {
  try {
    const result = await handle(request);
    return { type: 'done', id, result: result ?? null, spent: isSpent() };
  } catch (error) {
    if (!(error instanceof ProblemError)) return { type: 'failed', id, reason: reasonOf(error) };
    return {
      type: 'refused',
      id,
      code: error.code,
      detail: error.detail,
      reason: reasonOf(error.cause),
      spent: isSpent(),
    };
  }
}

/**
 * The main loop of a worker process: says that it is ready, then answers one request after the other until its
 * stdin closes.
 *
 * @param version What the worker reports as its version when it is ready.
 * @param handle Answers one request; a `ProblemError` is a refusal, any other error a failure.
 * @param isSpent Whether the process keeps something of a job that the next one must not see.
 */
export async function serveRequests<Q>(
  version: string,
  handle: (request: Q) => Promise<unknown>,
  isSpent: () => boolean = () => false,
): Promise<void> {
  const say = (message: WorkerMessage) => writeSync(outputDescriptor, `${JSON.stringify(message)}\n`);
  say({ type: 'ready', version });
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, request } = JSON.parse(line) as WorkerRequest<Q>;
    say(await answer(id, request, handle, isSpent));
  }
}
