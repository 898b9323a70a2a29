import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { ProblemError } from '../problem.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The error of a route, for the log. */
    problem: unknown;
  }
  interface FastifyContextConfig {
    /** The id of the tool behind a route. */
    tool?: string;
  }
}

/** An error's cause as one line: no stack for expected failures, and never a file's name or content. */
function causes(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause === undefined) return undefined;
  return (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)).slice(0, 300);
}

/** Logs and counts conversions, one line each with tool, size, time and problem; page views only at `debug`. */
export function addRequestLog(app: FastifyInstance, { answered }: Pick<Metrics, 'answered'>): void {
  app.decorateReply('problem', null);
  app.addHook('onResponse', async (request, reply) => {
    const { tool } = request.routeOptions.config;
    const error = reply.problem;
    const line = {
      tool,
      route: request.routeOptions.url,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      bytesIn: Number(request.headers['content-length'] ?? 0),
      code: error instanceof ProblemError ? error.code : undefined,
      cause: causes(error),
    };
    if (tool !== undefined) {
      const code = error === null ? 'ok' : (line.code ?? 'internal');
      const bytesOut = Number(reply.getHeader('content-length') ?? 0);
      answered({ tool, code, ms: line.ms, bytesIn: line.bytesIn, bytesOut, key: request.apiKey?.id ?? null });
    }
    if (error !== null && !(error instanceof ProblemError)) request.log.error({ ...line, err: error }, 'failed');
    else if (tool === undefined) request.log.debug(line, 'served');
    else request.log.info(line, error === null ? 'converted' : 'refused');
  });
}
