import type { Conversion } from '../../catalog/operations.ts';
import type { AskableEngines } from '../engine.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Workspaces } from '../workspace/workspace.ts';
import type { ServerEngines } from './create-engines.ts';

/** The queue of this process's role, and the engines behind it. */
export interface OpenQueue {
  readonly jobs: JobQueue;
  /** Here or on other machines. */
  readonly engines: AskableEngines;
  /** Why files cannot be transferred to workers; null if they can, or need not. */
  readonly trouble: () => Promise<string | null>;
  /** Wakes the engines of a conversion whose upload has begun, if they are in this process. */
  readonly wake: (conversion: Conversion) => void;
  /** Starts taking jobs of others, if that is this process's role. */
  readonly startWorking: () => Promise<void>;
  /** Takes no more jobs, and waits for the running ones. */
  readonly stopWorking: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a queue is made from, besides the settings. */
export interface QueueParts {
  /** The engines of this machine; null if workers have them. */
  readonly own: ServerEngines | null;
  readonly workspaces: Workspaces;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** For the log: failures that are not a file's fault, and the `traceparent` of the request that they belong to. */
  readonly onFailure: (error: unknown, trace?: string | null) => void;
}
