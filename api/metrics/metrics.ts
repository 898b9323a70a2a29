import type { Sandbox } from '../jail/sandbox.ts';
import type { Load } from '../jobs/job-queue.ts';
import type { RunJob } from '../jobs/run-job.ts';
import { ProblemError } from '../problem.ts';
import type { Queue } from '../queue/local.ts';
import { createMeters, type Meters, meterProcess } from './meters.ts';

/** The metrics of one process for Prometheus. None of them names a file or a visitor. */
export interface Metrics {
  /** Records an answer to a conversion's request. */
  readonly answered: (answer: Answer) => void;
  /** Wraps a job runner, recording how jobs ended and how long they took. */
  readonly measured: (run: RunJob) => RunJob;
  /** Records how long a step waited for its engine and how long it ran. */
  readonly stepDone: (engine: string, waitedMs: number, ranMs: number) => void;
  /** Records what became of an attempt to deliver a webhook. */
  readonly webhook: (event: string) => void;
  /** Records that the files of a request have been deleted. */
  readonly filesDeleted: () => void;
  /** Registers the source of the age of the oldest files of a request, in seconds, read at each scrape. */
  readonly watchFiles: (oldestSeconds: () => Promise<number>) => void;
  /** Starts to report when this worker last swept the store. Returns a function that records a sweep. */
  readonly watchSweeps: () => () => void;
  /** Registers the source of the current steps of this machine's engines, read at each scrape. */
  readonly countSteps: (loads: Queue['loads']) => void;
  /** Registers the source of the current jobs of the queue, read at each scrape. */
  readonly countJobs: (load: () => Promise<Load>) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

interface Answer {
  readonly tool: string;
  /** A problem's code, or `ok`. */
  readonly code: string;
  readonly ms: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** The id of the program's key; null for visitors. */
  readonly key: string | null;
}

const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : 'internal');

function meterRequests({ counter, durations }: Meters): Pick<Metrics, 'answered' | 'filesDeleted'> {
  const requests = counter('requests_total', 'Requests for conversions, by how they ended.', ['tool', 'code']);
  const requestTimes = durations(
    'request_duration_seconds',
    'From the first byte of a request to the last of its answer.',
    ['tool'],
  );
  const bytes = counter('bytes_total', 'Bytes of requests and of answers.', ['direction']);
  const keyRequests = counter('key_requests_total', 'Requests with a key, by the beginning of its hash.', [
    'key',
    'code',
  ]);
  const keyBytes = counter('key_bytes_total', 'Bytes of requests with a key.', ['key']);
  const deletions = counter('deletions_total', 'Requests whose files were deleted.');
  return {
    answered({ tool, code, ms, bytesIn, bytesOut, key }) {
      if (key !== null) {
        keyRequests.inc({ key, code });
        keyBytes.inc({ key }, bytesIn);
      }
      requests.inc({ tool, code });
      requestTimes.observe({ tool }, ms / 1000);
      bytes.inc({ direction: 'in' }, bytesIn);
      bytes.inc({ direction: 'out' }, bytesOut);
    },
    filesDeleted: () => deletions.inc(),
  };
}

function meterJobs({ counter, durations, readGauge }: Meters): Pick<Metrics, 'measured' | 'countJobs'> {
  const jobs = counter('conversions_total', 'Conversions done on this machine, by how they ended.', [
    'tool',
    'format',
    'code',
  ]);
  const jobTimes = durations('conversion_duration_seconds', 'Whole conversions on this machine, waiting included.', [
    'tool',
    'format',
  ]);
  return {
    measured: (run) => async (job, signal, onPlace) => {
      const started = performance.now();
      const { id: tool } = job.tool;
      try {
        const artifact = await run(job, signal, onPlace);
        jobs.inc({ tool, format: artifact.format, code: 'ok' });
        jobTimes.observe({ tool, format: artifact.format }, (performance.now() - started) / 1000);
        return artifact;
      } catch (error) {
        jobs.inc({ tool, format: '', code: signal.aborted ? 'cancelled' : codeOf(error) });
        throw error;
      }
    },
    countJobs(load) {
      readGauge('jobs', 'Conversions of the whole queue.', ['state'], async (gauge) => {
        const { running, waiting } = await load().catch(() => ({ running: Number.NaN, waiting: Number.NaN }));
        gauge.set({ state: 'running' }, running);
        gauge.set({ state: 'waiting' }, waiting);
      });
    },
  };
}

function meterSteps({ durations, readGauge }: Meters): Pick<Metrics, 'stepDone' | 'countSteps'> {
  const waits = durations('engine_wait_seconds', 'How long steps waited for their engine.', ['engine']);
  const steps = durations('engine_step_seconds', 'How long steps took in their engine.', ['engine']);
  return {
    stepDone(engine, waitedMs, ranMs) {
      waits.observe({ engine }, waitedMs / 1000);
      steps.observe({ engine }, ranMs / 1000);
    },
    countSteps(loads) {
      const help = 'Steps that run in an engine, or wait for it.';
      readGauge('engine_steps', help, ['engine', 'state'], (gauge) => {
        for (const [engine, { running, waiting }] of loads()) {
          gauge.set({ engine, state: 'running' }, running);
          gauge.set({ engine, state: 'waiting' }, waiting);
        }
      });
    },
  };
}

function meterFiles({ gauge, readGauge }: Meters): Pick<Metrics, 'watchFiles' | 'watchSweeps'> {
  return {
    watchFiles(oldestSeconds) {
      const help = 'How long ago the oldest files of a request came that are still here.';
      readGauge('oldest_files_seconds', help, [], async (oldest) => oldest.set(await oldestSeconds()));
    },
    watchSweeps() {
      const help = 'When this worker last swept the store; before that, when it began.';
      const swept = gauge('store_swept_timestamp_seconds', help);
      swept.setToCurrentTime();
      return () => swept.setToCurrentTime();
    },
  };
}

/** Creates the metrics of one process. */
export function createMetrics(sandbox: Sandbox | null): Metrics {
  const meters = createMeters();
  meterProcess(meters, sandbox);
  const webhooks = meters.counter('webhooks_total', 'Webhooks that were delivered, tried again or given up.', [
    'event',
  ]);
  return {
    ...meterRequests(meters),
    ...meterJobs(meters),
    ...meterSteps(meters),
    ...meterFiles(meters),
    webhook: (event) => webhooks.inc({ event }),
    text: () => meters.registry.metrics(),
    contentType: meters.registry.contentType,
  };
}
