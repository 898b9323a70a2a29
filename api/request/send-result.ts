import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliver } from './deliver.ts';
import type { KeptJobs } from './later/kept-jobs.ts';
import type { ConvertContext } from './reception.ts';
import type { Visit } from './visit.ts';

interface ResultParts {
  readonly visit: Visit;
  readonly context: ConvertContext;
  readonly kept: KeptJobs;
  /** Ends the wait for the result, which can be fetched later. */
  readonly patience?: AbortSignal;
  /** Whether the client can come back: then a result can be fetched again after the connection breaks. */
  readonly canReturn: boolean;
}

/**
 * Waits for a kept job's result, sends it and discards the job. Throws what the conversion threw, `not-found` if there
 * is no such job, and the reason of `patience`.
 */
export async function sendResult(
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { visit, context: { jobs, workspaces, pace }, kept, patience, canReturn }: ResultParts,
): Promise<FastifyReply> {
  const workspace = await workspaces.create();
  const signal = patience === undefined ? visit.signal : AbortSignal.any([visit.signal, patience]);
  const work = jobs.result(id, workspace.path, signal);
  void Promise.allSettled([work, visit.over])
    .then(([{ status }]) => {
      // A program that asks for the headers alone comes back for the file.
      const isSent = status === 'fulfilled' && !visit.signal.aborted && request.method !== 'HEAD';
      const isLost = visit.signal.aborted && !canReturn;
      return isSent || isLost ? kept.discard(id) : undefined;
    })
    .finally(() => workspace.remove())
    .catch((error: unknown) => request.log.error({ err: error }, 'files of a job were not removed'));
  return deliver(reply, await work, { visit, pace });
}
