import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jobPath } from '../../../catalog/site/paths.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { drain } from '../../http/lifecycle/drain.ts';
import { storageProblem } from '../../workspace/storage-problem.ts';
import { type ConvertContext, type Place, readJob, vacate } from '../reception.ts';
import { sendResult } from '../send-result.ts';
import type { Visit } from '../visit.ts';
import type { Announced } from './announcements.ts';
import { checkPayload, claimKey, type HeldKey, holdKey, idempotencyKey, payloadOf } from './idempotency.ts';
import type { KeptJobs } from './kept-jobs.ts';

interface LaterParts {
  readonly tool: Tool;
  readonly place: Place;
  readonly visit: Visit;
  readonly context: ConvertContext;
  readonly kept: KeptJobs;
  /** How long the client waits for the result itself. */
  readonly waitMs: number;
}

/**
 * Answers 202 with the URL of a job once it is received and queued, or with the result if that is ready within
 * `waitMs`. A request with the key of a job that its client still has here gets that job, and is refused if it asks for
 * something else. The end of a job whose result is not in the answer is announced to the webhook that the request names.
 */
export async function convertLater(
  request: FastifyRequest,
  reply: FastifyReply,
  { tool, place, visit, context, kept, waitMs }: LaterParts,
): Promise<FastifyReply> {
  const { jobs, basePath, announcements } = context;
  const id = randomUUID();
  let held: HeldKey | null = null;
  let announced: Announced | null = null;
  /** Otherwise a repeated request would be sent to a job that is gone, until its key expires. */
  const release = async () => held?.release();
  const accepted = (holder: string) =>
    reply
      .code(202)
      .header('Location', basePath + jobPath(holder))
      .header('Preference-Applied', 'respond-async')
      .header('Cache-Control', 'no-store')
      .send({ id: holder, url: basePath + jobPath(holder) });
  /** Acts on the headers. Nothing of the body is read yet: a refusal takes it in first. */
  async function claim(): Promise<{ readonly key: string; readonly holder: string } | null> {
    try {
      announced = announcements.targetOf(request);
      const key = idempotencyKey(request, tool);
      return key === null ? null : { key, holder: await claimKey(jobs, key, id, visit.signal) };
    } catch (error) {
      await drain(request, visit.signal);
      throw error;
    }
  }
  try {
    const claimed = await claim();
    if (claimed !== null) {
      const { key, holder } = claimed;
      if (holder !== id) {
        const repeated = await readJob(holder, request, tool, place, visit, context);
        await checkPayload(jobs, holder, await payloadOf(repeated, visit.signal));
        await vacate(place, context);
        return accepted(holder);
      }
      held = holdKey(jobs, key, id);
    }
    const job = await readJob(id, request, tool, place, visit, context);
    if (held !== null) await held.check(await payloadOf(job, visit.signal));
    await jobs.submit(job, visit.signal);
    await held?.bind();
  } catch (error) {
    const problem = (await place.workspace.problemBehind(error)) ?? storageProblem(error) ?? error;
    await release();
    await vacate(place, context);
    throw problem;
  }
  await kept.keep(id, {
    removeFiles: place.workspace.remove,
    onResult: place.ticket.add,
    vacate: () => release().then(() => vacate(place, context)),
  });
  const follow = () => announced !== null && announcements.follow(id, announced);
  if (waitMs === 0) {
    follow();
    return accepted(id);
  }
  const patience = AbortSignal.timeout(waitMs);
  try {
    return await sendResult(id, request, reply, { visit, context, kept, patience, canReturn: held !== null });
  } catch (error) {
    const isLeft = visit.signal.aborted && held !== null;
    const isLate = patience.aborted && error === patience.reason;
    if (isLate || isLeft) follow();
    if (isLate) return accepted(id);
    const problem = (await place.workspace.problemBehind(error)) ?? error;
    // A client that has left and can come back will find its job unchanged.
    if (!visit.signal.aborted) await kept.discard(id);
    throw problem;
  }
}
