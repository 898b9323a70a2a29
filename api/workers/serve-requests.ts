import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ProblemError } from '../problem.ts';
import { outputDescriptor, type WorkerAnswer, type WorkerMessage, type WorkerRequest } from './worker-messages.ts';

async function answer<Q, R>(handle: (request: Q) => Promise<R>, request: Q): Promise<WorkerAnswer<R>> {
  try {
    return { type: 'done', result: await handle(request) };
  } catch (error) {
    if (error instanceof ProblemError) {
      const reason = error.cause === undefined ? '' : String(error.cause);
      return { type: 'refused', code: error.code, detail: error.message, reason };
    }
    return { type: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * The main loop of a worker process: says that it is ready, then answers one request after the other until its
 * stdin closes.
 */
export async function serveRequests<Q, R>(version: string, handle: (request: Q) => Promise<R>): Promise<void> {
  const say = (message: WorkerMessage<R>) => writeSync(outputDescriptor, `${JSON.stringify(message)}\n`);
  say({ type: 'ready', version });
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, request } = JSON.parse(line) as WorkerRequest<Q>;
    say({ id, ...(await answer(handle, request)) });
  }
}
