import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JobDocument } from '../../../catalog/job-document.ts';
import { jobPath } from '../../../catalog/site/paths.ts';
import type { ProblemLanguage } from '../../http/faults/problem-language.ts';
import { noSuchJob } from '../../jobs/job-queue.ts';
import type { ConvertContext } from '../reception.ts';
import { sendResult } from '../send-result.ts';
import { watchVisit } from '../visit.ts';
import type { EventStreams } from './event-streams.ts';
import { documentOf } from './job-state.ts';
import type { KeptJobs } from './kept-jobs.ts';

interface JobRoutesParts {
  readonly kept: KeptJobs;
  readonly streams: EventStreams;
  readonly inLanguage: ProblemLanguage;
}

/** Adds the routes of jobs: state, events, result and deletion. Anyone who knows a job's id may use them. */
export function addJobRoutes(
  app: FastifyInstance,
  context: ConvertContext,
  { kept, streams, inLanguage }: JobRoutesParts,
): void {
  const { jobs, basePath } = context;
  const idOf = (request: FastifyRequest) => (request.params as { readonly id: string }).id;

  async function documentFor(request: FastifyRequest): Promise<JobDocument> {
    const id = idOf(request);
    const state = await jobs.state(id);
    if (state === undefined) throw noSuchJob();
    const document = documentOf(id, state, basePath);
    if (document.status !== 'failed') return document;
    return { ...document, problem: inLanguage(document.problem, request) };
  }

  app.get(jobPath(':id'), async (request, reply) => {
    return reply.header('Cache-Control', 'no-store').send(await documentFor(request));
  });

  app.get(`${jobPath(':id')}/events`, async (request, reply) => {
    await documentFor(request);
    return reply
      .type('text/event-stream')
      .header('Cache-Control', 'no-store')
      .header('X-Accel-Buffering', 'no')
      .send(streams.open(request, () => documentFor(request), watchVisit(request, reply)));
  });

  app.get(`${jobPath(':id')}/result`, async (request, reply) => {
    const visit = watchVisit(request, reply);
    return sendResult(idOf(request), request, reply, { visit, context, kept, canReturn: true });
  });

  app.delete(jobPath(':id'), async (request, reply) => {
    await documentFor(request);
    await kept.discard(idOf(request));
    return reply.code(204).send();
  });
}
