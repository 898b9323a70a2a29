import type { Config } from '../config.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Traces to the configured collector, if there is one. The packages for it are loaded only then. */
export async function openTracing(config: Config, onFailure: (error: unknown) => void): Promise<Tracing> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return noTracing;
  const { createTracing } = await import('./otlp-tracing.ts');
  return createTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, config.ROLE, onFailure);
}
