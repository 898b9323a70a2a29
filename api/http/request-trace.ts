import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem.ts';
import { noTracing, type Span, type Tracing } from '../tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the server does for this request; one without a trace where nothing is traced. */
    span: Span;
  }
}

const traceparentOf = (given: string | string[] | undefined) => (typeof given === 'string' ? given : null);

/**
 * Traces requests for conversions, as part of the trace that the client names (W3C Trace Context), and has their log lines
 * carry its id.
 */
export function addRequestTrace(app: FastifyInstance, tracing: Tracing): void {
  const untraced = noTracing.start({ name: '', parent: null });
  app.decorateRequest('span');
  app.addHook('onRequest', async (request) => {
    request.span = untraced;
    const { config, url = '' } = request.routeOptions;
    if (config.tool === undefined) return;
    const parent = traceparentOf(request.headers.traceparent);
    const facts = { 'http.request.method': request.method, 'http.route': url };
    const span = tracing.start({ name: `${request.method} ${url}`, kind: 'server', parent, facts });
    request.span = span;
    if (span.traceId !== null) request.log = request.log.child({ trace_id: span.traceId });
  });
  app.addHook('onResponse', async (request, { statusCode, problem }) => {
    request.span.tell({ 'http.response.status_code': statusCode });
    // A file that can't be converted is no fault of the server.
    if (problem instanceof ProblemError) request.span.tell({ 'filewright.problem': problem.code });
    request.span.end(statusCode >= 500 ? problem : undefined);
  });
}
