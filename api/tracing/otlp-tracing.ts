import { hostname } from 'node:os';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { errorType, type Span, type SpanSettings, type Tracing } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL } as const;

/** How long a batch may take, further attempts included: a stopping server waits for its last one. */
const exportMs = 3000;

/** OTLP over HTTP has a path for each kind of signal. */
const tracesUrl = (endpoint: string) => `${endpoint.replace(/\/$/, '')}/v1/traces`;

function contextOf(traceparent: string | null): Context {
  const parent = traceparent === null ? null : parseTraceParent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/**
 * Sends spans to a collector, in batches, as OTLP in JSON. Sampling, headers and resource attributes are as OpenTelemetry's
 * own variables say.
 *
 * @param endpoint The collector's address, without the path of a signal.
 * @param onFailure For the log: spans that the collector did not take. OpenTelemetry has one such handler for the process.
 */
export function createTracing(endpoint: string, role: string, onFailure: (error: unknown) => void): Tracing {
  setGlobalErrorHandler(onFailure);
  const own = resourceFromAttributes({
    'service.name': 'filewright',
    'service.instance.id': `${hostname()}:${process.pid}`,
    'filewright.role': role,
  });
  const provider = new BasicTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: tracesUrl(endpoint), timeoutMillis: exportMs })),
    ],
  });
  const tracer = provider.getTracer('filewright');

  function start({ name, kind = 'internal', parent, facts = {} }: SpanSettings): Span {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${hex(traceFlags)}`,
      traceId,
      tell: (told) => void span.setAttributes(told),
      end(error) {
        if (!span.isRecording()) return;
        if (error !== undefined) {
          span.setAttribute('error.type', errorType(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    start,
    // A collector that is away must not keep the server from stopping.
    close: () => provider.shutdown().catch(onFailure),
  };
}
