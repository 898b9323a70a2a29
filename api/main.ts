import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { serverLimits } from '../catalog/limits.ts';
import { buildApp } from './app.ts';
import { type Config, RefusedSettings, readConfig } from './config.ts';
import { createMetrics } from './metrics/metrics.ts';
import { buildMetricsApp } from './metrics/metrics-app.ts';
import { openQueue } from './roles/open-queue.ts';
import { setUpEngines } from './roles/set-up-engines.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { buildWorkerApp } from './worker-app.ts';
import { openWorkspaces } from './workspace/workspace.ts';

/** The web build next to the compiled server, or in dist/ when running from the sources. */
function findWebFolder(): string {
  const candidates = ['../web', '../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return candidates.find((folder) => existsSync(`${folder}/not-found.html`)) ?? (candidates[0] as string);
}

/** EX_CONFIG of sysexits.h: starting again would not help, and the systemd unit does not try. */
const refusedSettingsExitCode = 78;

function fail(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(error instanceof RefusedSettings ? refusedSettingsExitCode : 1);
}

const config = ((): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(error);
  }
})();

const workspaces = await openWorkspaces(config.WORK_FOLDER);

async function failTidily(error: unknown): Promise<never> {
  await workspaces.close();
  return fail(error);
}

let log: FastifyBaseLogger | undefined;
const own = config.ROLE === 'web' ? null : await setUpEngines(config, workspaces.root).catch(failTidily);
/** The id within a `traceparent`. */
const traceIdOf = (trace: string | null) => trace?.split('-')[1];
const onFailure = (error: unknown, trace: string | null = null) =>
  log?.error({ err: error, trace_id: traceIdOf(trace) }, 'something failed behind the requests');
const sandbox = own?.sandbox ?? null;
const metrics = createMetrics(sandbox);
const tracing = await openTracing(config, (error) => log?.warn({ err: error }, 'traces were lost'));
const queue = await openQueue(config, { own, workspaces, metrics, tracing, onFailure }).catch(failTidily);
metrics.countJobs(queue.jobs.load);
metrics.watchFiles(workspaces.oldestSeconds);
const parts = { config, ...queue, workspaces, metrics, tracing, sandbox };
const app =
  config.ROLE === 'worker'
    ? buildWorkerApp(parts)
    : await buildApp({ ...parts, webFolder: findWebFolder() }).catch(failTidily);
log = app.log;

let stopping = false;

/** Refuses new work, lets running conversions finish, then stops the engines and deletes the work folder. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.log.info({ signal }, 'stopping');
  const giveUp = () => void workspaces.close().finally(() => process.exit(1));
  setTimeout(giveUp, serverLimits.stopTimeoutMs).unref();
  // A worker keeps answering health checks until its last job is done.
  if (config.ROLE !== 'worker') await app.close();
  await queue.stopWorking();
  await app.close();
  await own?.stop();
  await queue.close();
  await tracing.close();
  await workspaces.close();
  process.exit(0);
}

process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));

async function listen(): Promise<void> {
  if (config.METRICS_PORT !== undefined) {
    await buildMetricsApp(metrics).listen({ host: config.METRICS_HOST, port: config.METRICS_PORT });
  }
  await app.listen({ host: config.HOST, port: config.PORT });
}

if (own !== null && own.sandbox.reason !== '') {
  const { level, reason, findings } = own.sandbox;
  app.log.warn({ level, reason, open: findings.open }, 'isolation is weaker than it could be');
}
// Before the engines start, which would have to be stopped again.
await listen().catch(failTidily);
await own?.start();
await queue.startWorking();
