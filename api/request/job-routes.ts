import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JobDocument } from '../../catalog/job-document.ts';
import { jobPath } from '../../catalog/site/paths.ts';
import { noSuchJob } from '../jobs/job-queue.ts';
import { documentOf } from './job-state.ts';
import type { KeptJobs } from './kept-jobs.ts';
import type { ConvertContext } from './reception.ts';
import { sendResult } from './send-result.ts';
import { watchVisit } from './visit.ts';

/** How often the state behind an event stream is checked. */
const checkMs = 500;
/** Proxies close idle connections, most of them after a minute. */
const keepAliveMs = 20_000;

/** Adds the routes of jobs: state, events, result and deletion. Anyone who knows a job's id may use them. */
export function addJobRoutes(app: FastifyInstance, context: ConvertContext, kept: KeptJobs): void {
  const { jobs, basePath } = context;
  const idOf = (request: FastifyRequest) => (request.params as { readonly id: string }).id;

  async function documentFor(id: string): Promise<JobDocument> {
    const state = await jobs.state(id);
    if (state === undefined) throw noSuchJob();
    return documentOf(id, state, basePath);
  }

  async function* eventsOf(id: string): AsyncGenerator<string> {
    let last = '';
    let spokeAt = performance.now();
    for (;;) {
      const document = await documentFor(id).catch(() => null);
      if (document === null) return;
      const text = `event: state\ndata: ${JSON.stringify(document)}\n\n`;
      const isQuiet = performance.now() - spokeAt > keepAliveMs;
      if (text !== last || isQuiet) {
        yield text === last ? ': still there\n\n' : text;
        spokeAt = performance.now();
      }
      last = text;
      if (document.status === 'done' || document.status === 'failed') return;
      await wait(checkMs);
    }
  }

  app.get(jobPath(':id'), async (request, reply) => {
    return reply.header('Cache-Control', 'no-store').send(await documentFor(idOf(request)));
  });

  app.get(`${jobPath(':id')}/events`, async (request, reply) => {
    const id = idOf(request);
    await documentFor(id);
    return reply
      .type('text/event-stream')
      .header('Cache-Control', 'no-store')
      .header('X-Accel-Buffering', 'no')
      .send(Readable.from(eventsOf(id)));
  });

  app.get(`${jobPath(':id')}/result`, async (request, reply) => {
    const visit = watchVisit(request, reply);
    return sendResult(idOf(request), request, reply, { visit, context, kept, canReturn: true });
  });

  app.delete(jobPath(':id'), async (request, reply) => {
    await documentFor(idOf(request));
    await kept.discard(idOf(request));
    return reply.code(204).send();
  });
}
