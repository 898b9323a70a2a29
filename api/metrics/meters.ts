import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { measureTree } from '../jail/process-tree.ts';
import type { Sandbox } from '../jail/sandbox.ts';
import { workerEvents } from '../workers/worker-events.ts';

/** From a small picture to a document at its deadline. */
const durationBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Creates meters of one registry, under the names of this server. */
export interface Meters {
  readonly registry: Registry;
  readonly counter: (name: string, help: string, labels?: string[]) => Counter;
  /** Of seconds. */
  readonly durations: (name: string, help: string, labels: string[]) => Histogram;
  readonly gauge: (name: string, help: string, labels?: string[]) => Gauge;
  /** A gauge that is set at each scrape. */
  readonly readGauge: (name: string, help: string, labels: string[], read: (gauge: Gauge) => unknown) => void;
}

/** Creates an empty registry of meters. */
export function createMeters(): Meters {
  const registry = new Registry();
  const metric = (name: string, help: string, labelNames: string[] = []) => {
    return { name: `filewright_${name}`, help, labelNames, registers: [registry] };
  };
  return {
    registry,
    counter: (...named) => new Counter(metric(...named)),
    durations: (...named) => new Histogram({ ...metric(...named), buckets: durationBuckets }),
    gauge: (...named) => new Gauge(metric(...named)),
    readGauge(name, help, labels, read) {
      new Gauge({
        ...metric(name, help, labels),
        async collect() {
          await read(this);
        },
      });
    },
  };
}

/** Measures this process: its memory, its jail, and the workers that it starts. */
export function meterProcess({ registry, counter, gauge, readGauge }: Meters, sandbox: Sandbox | null): void {
  collectDefaultMetrics({ register: registry });
  const level = gauge('jail_level', 'How well engines are confined: 1 for the level that holds.', ['level']);
  if (sandbox !== null) level.set({ level: sandbox.level }, 1);
  readGauge('tree_bytes', 'Own memory of this process and all that it has started.', [], (treeBytes) =>
    treeBytes.set(measureTree(process.pid).bytes),
  );
  const workers = counter('workers_total', 'Confined processes that were started, or ended.', ['event']);
  workerEvents.subscribe((event) => workers.inc({ event: String(event) }));
}
