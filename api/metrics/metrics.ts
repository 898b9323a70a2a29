import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { measureTree } from '../jail/process-tree.ts';
import type { Sandbox } from '../jail/sandbox.ts';
import type { Load } from '../jobs/job-queue.ts';
import type { RunJob } from '../jobs/run-job.ts';
import { ProblemError } from '../problem.ts';
import type { Queue } from '../queue/local.ts';
import { workerEvents } from '../workers/worker-events.ts';

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
  /** Begins to tell when this worker last swept the store. Returns what records that it did. */
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

/** From a small picture to a document at its deadline. */
const durationBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : 'internal');

/** Creates the metrics of one process. */
export function createMetrics(sandbox: Sandbox | null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const metric = (name: string, help: string, labelNames: string[] = []) => {
    return { name: `filewright_${name}`, help, labelNames, registers };
  };
  const requests = new Counter(
    metric('requests_total', 'Requests for conversions, by how they ended.', ['tool', 'code']),
  );
  const requestTimes = new Histogram({
    ...metric('request_duration_seconds', 'From the first byte of a request to the last of its answer.', ['tool']),
    buckets: durationBuckets,
  });
  const bytes = new Counter(metric('bytes_total', 'Bytes of requests and of answers.', ['direction']));
  const keyRequests = new Counter(
    metric('key_requests_total', 'Requests with a key, by the beginning of its hash.', ['key', 'code']),
  );
  const keyBytes = new Counter(metric('key_bytes_total', 'Bytes of requests with a key.', ['key']));
  const jobs = new Counter(
    metric('conversions_total', 'Conversions done on this machine, by how they ended.', ['tool', 'format', 'code']),
  );
  const jobTimes = new Histogram({
    ...metric('conversion_duration_seconds', 'Whole conversions on this machine, waiting included.', [
      'tool',
      'format',
    ]),
    buckets: durationBuckets,
  });
  const waits = new Histogram({
    ...metric('engine_wait_seconds', 'How long steps waited for their engine.', ['engine']),
    buckets: durationBuckets,
  });
  const steps = new Histogram({
    ...metric('engine_step_seconds', 'How long steps took in their engine.', ['engine']),
    buckets: durationBuckets,
  });
  const deletions = new Counter(metric('deletions_total', 'Requests whose files were deleted.'));
  const webhooks = new Counter(
    metric('webhooks_total', 'Webhooks that were delivered, tried again or given up.', ['event']),
  );
  const level = new Gauge(
    metric('jail_level', 'How well engines are confined: 1 for the level that holds.', ['level']),
  );
  if (sandbox !== null) level.set({ level: sandbox.level }, 1);
  new Gauge({
    ...metric('tree_bytes', 'Own memory of this process and all that it has started.'),
    collect() {
      this.set(measureTree(process.pid).bytes);
    },
  });
  const workers = new Counter(metric('workers_total', 'Confined processes that were started, or ended.', ['event']));
  workerEvents.subscribe((event) => workers.inc({ event: String(event) }));

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
    stepDone(engine, waitedMs, ranMs) {
      waits.observe({ engine }, waitedMs / 1000);
      steps.observe({ engine }, ranMs / 1000);
    },
    webhook: (event) => webhooks.inc({ event }),
    filesDeleted: () => deletions.inc(),
    watchFiles(oldestSeconds) {
      new Gauge({
        ...metric('oldest_files_seconds', 'How long ago the oldest files of a request came that are still here.'),
        async collect() {
          this.set(await oldestSeconds());
        },
      });
    },
    watchSweeps() {
      const swept = new Gauge(
        metric('store_swept_timestamp_seconds', 'When this worker last swept the store; before that, when it began.'),
      );
      swept.setToCurrentTime();
      return () => swept.setToCurrentTime();
    },
    countSteps(loads) {
      new Gauge({
        ...metric('engine_steps', 'Steps that run in an engine, or wait for it.', ['engine', 'state']),
        collect() {
          for (const [engine, { running, waiting }] of loads()) {
            this.set({ engine, state: 'running' }, running);
            this.set({ engine, state: 'waiting' }, waiting);
          }
        },
      });
    },
    countJobs(load) {
      new Gauge({
        ...metric('jobs', 'Conversions of the whole queue.', ['state']),
        async collect() {
          const { running, waiting } = await load().catch(() => ({ running: Number.NaN, waiting: Number.NaN }));
          this.set({ state: 'running' }, running);
          this.set({ state: 'waiting' }, waiting);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
