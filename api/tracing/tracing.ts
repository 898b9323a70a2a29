import { ProblemError } from '../problem.ts';

/** What is told about a span. No file's name, no content, no visitor's address. */
export type Facts = Readonly<Record<string, string | number>>;

/** What a process does for one request, from its start to its end (OpenTelemetry). */
export interface Span {
  /** For those who go on with the work: the W3C `traceparent`; null if nothing is traced. */
  readonly traceparent: string | null;
  /** For the log. */
  readonly traceId: string | null;
  readonly tell: (facts: Facts) => void;
  /** Ends the span; later calls change nothing. An error is told by its problem code or its class. */
  readonly end: (error?: unknown) => void;
}

/** What a span is of. */
export interface SpanSettings {
  readonly name: string;
  /** `server` answers a request, `consumer` takes a job from a queue; `internal` is any other work. */
  readonly kind?: 'server' | 'consumer' | 'internal';
  /** The `traceparent` of the work that this is part of; a new trace without a valid one. */
  readonly parent: string | null;
  readonly facts?: Facts;
}

/** Tells a collector what the server does and how long that takes. */
export interface Tracing {
  readonly start: (settings: SpanSettings) => Span;
  /** Sends what has not been sent yet. */
  readonly close: () => Promise<void>;
}

const noSpan: Span = { traceparent: null, traceId: null, tell: () => {}, end: () => {} };

/** Traces nothing, and costs nothing. */
export const noTracing: Tracing = { start: () => noSpan, close: async () => {} };

/** What spans call an error: its problem code, or its class. Messages may name files. */
export const errorType = (error: unknown): string =>
  error instanceof ProblemError ? error.code : error instanceof Error ? error.constructor.name : 'unknown';

/** Does work within a span. */
export async function traced<T>(
  tracing: Tracing,
  settings: SpanSettings,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracing.start(settings);
  try {
    const result = await work(span);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
