import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../../api/app.ts';
import { type Config, readConfig } from '../../../api/config.ts';
import type { Engines } from '../../../api/engine.ts';
import { createLocalJobs } from '../../../api/jobs/local-jobs.ts';
import { createMetrics, type Metrics } from '../../../api/metrics/metrics.ts';
import { createMachine, waitingLimits } from '../../../api/roles/machine.ts';
import { identify } from '../../../api/sniff/identify.ts';
import { openTracing } from '../../../api/tracing/open-tracing.ts';
import { openWorkspaces } from '../../../api/workspace/workspace.ts';
import { allLanguages } from '../../../catalog/languages/languages.ts';
import type { Conversion } from '../../../catalog/operations.ts';
import { hiddenPages, sitePages } from '../../../catalog/site/pages.ts';
import { hiddenPaths } from '../../../catalog/site/paths.ts';
import { tools } from '../../../catalog/tools.ts';
import { collectUndocumented } from '../api/documented-answers.ts';
import { fakeEngines } from '../processes/fake-engines.ts';
import { folderIn, scratchFolder } from '../scratch.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  readonly base: string;
  /** Where the jobs of this server have their folders. */
  readonly root: string;
  /** The conversions whose engines were woken, in order. */
  readonly woken: readonly Conversion[];
  /** Throws where the server has answered in a way that its OpenAPI document does not allow. */
  readonly close: () => Promise<void>;
}

/** Pages of one language that hold only what the server fills in, so that these tests need no web build. */
async function writePages(folder: string): Promise<void> {
  for (const { path } of sitePages) {
    await mkdir(join(folder, path), { recursive: true });
    await writeFile(join(folder, path, 'index.html'), `<h1>${path}</h1> {{site.name}} {{site.json}}`);
  }
  for (const { path } of tools) await writeFile(join(folder, path, 'unavailable.html'), `<h1>${path} unavailable</h1>`);
  for (const path of [
    ...hiddenPages.map((page) => page.path),
    hiddenPaths.documentation,
    `${hiddenPaths.documentation}/install`,
  ]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, `${path}.html`), `<h1>${path}</h1>`);
  }
  await writeFile(join(folder, 'not-found.html'), '<h1>not found</h1>');
  await writeFile(
    join(folder, 'problem.html'),
    '<h1>{{problem.title}}</h1><p>{{problem.detail}}</p><a href="{{problem.path}}">{{problem.page}}</a>',
  );
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

/** The whole server on a real socket, with engines of the test's choice. */
export async function startServer(
  scratch: string,
  engines: Engines,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const webFolder = await folderIn(scratch, 'web');
  for (const { prefix } of allLanguages) await writePages(join(webFolder, prefix));
  const config: Config = readConfig({ LOG_LEVEL: 'silent', WORK_FOLDER: join(scratch, 'work'), ...environment });
  const workspaces = await openWorkspaces(config.WORK_FOLDER);
  const sandbox = {
    level: 'minimal',
    reason: '',
    users: null,
    findings: { held: [], open: [] },
    ceilings: { groups: null, reason: '' },
    confine: () => {
      throw new Error('no process is started here');
    },
  } as const;
  const metrics = createMetrics(sandbox);
  const tracing = await openTracing(config, () => {});
  const { run, queue } = createMachine(config, { engines, identify }, waitingLimits(config), metrics, tracing);
  const jobs = createLocalJobs(run, queue.load);
  const woken: Conversion[] = [];
  const app = await buildApp({
    config,
    engines,
    jobs,
    trouble: async () => null,
    wake: (conversion) => woken.push(conversion),
    workspaces,
    metrics,
    tracing,
    sandbox,
    webFolder,
  });
  const undocumented = collectUndocumented(app, config.API_KEYS !== undefined);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    metrics,
    base: `http://127.0.0.1:${port}`,
    root: workspaces.root,
    woken,
    async close() {
      const faults = await undocumented();
      await app.close();
      await tracing.close();
      await workspaces.close();
      if (faults.length > 0) throw new Error(`Answers that the OpenAPI document does not know:\n${faults.join('\n')}`);
    },
  };
}

/** A server for all tests of a file or a block, closed after the last of them, and a folder for their files. */
export async function sharedServer(
  engines: Engines = fakeEngines(),
  environment: Record<string, string> = {},
): Promise<TestServer & { readonly scratch: string }> {
  const scratch = await scratchFolder();
  const server = await startServer(scratch, engines, environment);
  afterAll(() => server.close());
  return { ...server, scratch };
}
