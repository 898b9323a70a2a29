import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Tool } from '../../catalog/tool/tool.ts';
import { drain } from '../http/lifecycle/drain.ts';
import type { ConversionJob, JobResult } from '../jobs/job-queue.ts';
import { storageProblem } from '../workspace/storage-problem.ts';
import { deliver } from './deliver.ts';
import { convertLater } from './later/convert-later.ts';
import type { KeptJobs } from './later/kept-jobs.ts';
import { preferenceOf } from './later/preference.ts';
import { admit, type ConvertContext, readJob, vacate } from './reception.ts';
import { type Visit, watchVisit } from './visit.ts';

/**
 * Adds a tool's endpoint: admit → receive → the queue → deliver, in a workspace deleted when the response closes. A
 * client that prefers it gets the URL of its job instead of waiting for the result.
 */
export function addConvertRoute(app: FastifyInstance, tool: Tool, context: ConvertContext, kept: KeptJobs): void {
  const { jobs, pace } = context;

  async function convert(job: ConversionJob, visit: Visit): Promise<JobResult> {
    await jobs.submit(job, visit.signal);
    return jobs.result(job.id, job.workspace, visit.signal);
  }

  app.post(tool.endpoint, { config: { tool: tool.id } }, async (request, reply) => {
    const visit = watchVisit(request, reply);
    const place = await admit(request, tool, context).catch(async (error: unknown) => {
      await drain(request, visit.signal);
      throw storageProblem(error) ?? error;
    });
    const { isLater, waitMs } = preferenceOf(request);
    if (isLater) return convertLater(request, reply, { tool, place, visit, context, kept, waitMs });
    const reading = readJob(randomUUID(), request, tool, place, visit, context);
    const work = reading.then((job) => convert(job, visit));
    // Also waits for the work to end: a killed engine may still be writing.
    void Promise.allSettled([work, visit.over])
      .then(() =>
        reading.then(
          ({ id }) => jobs.discard(id),
          () => {},
        ),
      )
      .finally(() => vacate(place, context))
      .catch((error: unknown) => request.log.error({ err: error }, 'files of a job were not removed'));
    const performed = await work.catch(async (error: unknown) => {
      throw (await place.workspace.problemBehind(error)) ?? error;
    });
    return deliver(reply, performed, { visit, pace });
  });
}
