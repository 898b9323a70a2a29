import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../../catalog/site/paths.ts';
import type { Load } from '../../jobs/job-queue.ts';
import { ProblemError, toProblem } from '../../problem.ts';

interface ProbeParts {
  readonly load: () => Promise<Load>;
  /** Why no conversion is possible now; null if one is. */
  readonly trouble: () => Promise<string | null>;
  /** The number of waiting conversions from which newcomers are refused. */
  readonly maxWaiting: number;
}

/**
 * GET /api/live answers as long as the process runs. GET /api/ready distinguishes busy from broken: a server whose
 * queue is full is ready (200, `busy`), one that cannot reach its queue or store files is not (503).
 */
export function addProbes(app: FastifyInstance, { load, trouble, maxWaiting }: ProbeParts): void {
  app.get(apiPaths.live, async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get(apiPaths.ready, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      const [{ waiting }, reason] = await Promise.all([load(), trouble()]);
      if (reason === null) return reply.send({ status: waiting < maxWaiting ? 'ready' : 'busy' });
      throw new Error(reason);
    } catch (cause) {
      const problem = toProblem(new ProblemError('busy', 'The server can’t convert files right now.', { cause }));
      return reply
        .code(problem.status)
        .header('Retry-After', 30)
        .type('application/problem+json')
        .send(JSON.stringify(problem));
    }
  });
}
