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

/** A request that was taken in. */
interface TakenIn {
  /** The id of its job, or that of the job that an earlier request with its key has. */
  readonly holder: string;
  /** Its key, if it has one and its job is its own. Unless released, repeated requests are sent to the job until it expires. */
  readonly held: HeldKey | null;
  /** Where the end of the job is announced. */
  readonly announced: Announced | null;
}

/** Acts on the headers. Nothing of the body is read yet: a refusal takes it in first. */
async function claim(id: string, request: FastifyRequest, { tool, visit, context }: LaterParts) {
  const { jobs, announcements } = context;
  try {
    const announced = announcements.targetOf(request);
    const key = idempotencyKey(request, tool);
    return { announced, claimed: key === null ? null : { key, holder: await claimKey(jobs, key, id, visit.signal) } };
  } catch (error) {
    await drain(request, visit.signal);
    throw error;
  }
}

/** Receives a request and queues its job, unless the client has one with its key. Leaves nothing behind if that fails. */
async function takeIn(id: string, request: FastifyRequest, parts: LaterParts): Promise<TakenIn> {
  const { tool, place, visit, context } = parts;
  const { jobs } = context;
  let held: HeldKey | null = null;
  try {
    const { announced, claimed } = await claim(id, request, parts);
    if (claimed !== null && claimed.holder !== id) {
      const { holder } = claimed;
      const repeated = await readJob(holder, request, tool, place, visit, context);
      await checkPayload(jobs, holder, await payloadOf(repeated, visit.signal));
      await vacate(place, context);
      return { holder, held, announced };
    }
    if (claimed !== null) held = holdKey(jobs, claimed.key, id);
    const job = await readJob(id, request, tool, place, visit, context);
    if (held !== null) await held.check(await payloadOf(job, visit.signal));
    await jobs.submit(job, visit.signal);
    await held?.bind();
    return { holder: id, held, announced };
  } catch (error) {
    const problem = (await place.workspace.problemBehind(error)) ?? storageProblem(error) ?? error;
    await held?.release();
    await vacate(place, context);
    throw problem;
  }
}

/**
 * Answers 202 with the URL of a job once it is received and queued, or with the result if that is ready within
 * `waitMs`. A request with the key of a job that its client still has here gets that job, and is refused if it asks for
 * something else. The end of a job whose result is not in the answer is announced to the webhook that the request names.
 *
 * @throws What `readJob` throws, and problems with the key, the webhook, the queue and the disk.
 */
export async function convertLater(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: LaterParts,
): Promise<FastifyReply> {
  const { place, visit, context, kept, waitMs } = parts;
  const { basePath, announcements } = context;
  const id = randomUUID();
  const { holder, held, announced } = await takeIn(id, request, parts);
  const accepted = () =>
    reply
      .code(202)
      .header('Location', basePath + jobPath(holder))
      .header('Preference-Applied', 'respond-async')
      .header('Cache-Control', 'no-store')
      .send({ id: holder, url: basePath + jobPath(holder) });
  if (holder !== id) return accepted();
  const release = async () => held?.release();
  await kept.keep(id, {
    removeFiles: place.workspace.remove,
    onResult: place.ticket.add,
    vacate: () => release().then(() => vacate(place, context)),
  });
  const follow = () => announced !== null && announcements.follow(id, announced);
  if (waitMs === 0) {
    follow();
    return accepted();
  }
  const patience = AbortSignal.timeout(waitMs);
  try {
    return await sendResult(id, request, reply, { visit, context, kept, patience, canReturn: held !== null });
  } catch (error) {
    const isLeft = visit.signal.aborted && held !== null;
    const isLate = patience.aborted && error === patience.reason;
    if (isLate || isLeft) follow();
    if (isLate) return accepted();
    const problem = (await place.workspace.problemBehind(error)) ?? error;
    // A client that has left and can come back will find its job unchanged.
    if (!visit.signal.aborted) await kept.discard(id);
    throw problem;
  }
}
