import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { limits } from '../catalog/limits.ts';
import type { Site } from '../catalog/site/site.ts';
import { tools } from '../catalog/tools.ts';
import type { Config } from './config.ts';
import type { Engines } from './engine.ts';
import { createAvailability } from './http/availability.ts';
import { withoutBasePath } from './http/base-path.ts';
import { addErrorHandler, sendProblem } from './http/error-handler.ts';
import { addGracefulClose } from './http/graceful-close.ts';
import { addHealth } from './http/health.ts';
import { pageSecurity } from './http/page-security.ts';
import { addRequestLog } from './http/request-log.ts';
import type { Sandbox } from './jail/sandbox.ts';
import { addPages } from './pages/pages.ts';
import { pickerSettings } from './pages/pickers.ts';
import { ProblemError } from './problem.ts';
import { createLocalQueue } from './queue/local.ts';
import { addConvertRoute } from './request/convert.ts';
import type { Workspaces } from './request/workspace.ts';

export interface AppParts {
  readonly config: Config;
  readonly engines: Engines;
  readonly workspaces: Workspaces;
  readonly sandbox: Sandbox;
  /** The web build. */
  readonly webFolder: string;
}

const megabyte = 1_000_000;

/** The whole server, not yet listening. */
export async function buildApp({
  config,
  engines,
  workspaces,
  sandbox,
  webFolder,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: () => ({}) } },
    rewriteUrl: (request) => withoutBasePath(request.url ?? '/', config.BASE_PATH),
    trustProxy: config.TRUST_PROXY,
    logController: new LogController({ disableRequestLogging: true }),
    // The original client joins its base and its paths with two slashes.
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: limits.requestTimeoutMs,
  });
  const maxBytes = config.MAX_FILE_MB === undefined ? null : config.MAX_FILE_MB * megabyte;
  const availability = createAvailability(tools, engines, config.DISABLED_TOOLS);
  const concurrency = Object.fromEntries(Object.entries(engines).map(([name, engine]) => [name, engine.concurrency]));
  const queue = createLocalQueue({ concurrency, maxWaiting: limits.maxWaiting });
  const site = async (): Promise<Site> => ({
    name: config.SITE_NAME,
    operator: config.SITE_OPERATOR,
    email: config.SITE_EMAIL,
    origin: config.SITE_ORIGIN.replace(/\/$/, ''),
    basePath: config.BASE_PATH,
    maxBytes,
    unavailable: (await availability()).unavailable,
    pickers: pickerSettings(config),
  });

  addRequestLog(app);
  addGracefulClose(app);
  await app.register(helmet, pageSecurity(config));
  await app.register(multipart, {
    // The name of a file from a dropped folder begins with the folder's.
    preservePath: true,
    limits: {
      fileSize: Number.MAX_SAFE_INTEGER,
      fieldSize: limits.maxFieldBytes,
      fields: limits.maxFields,
      files: limits.maxFiles,
      parts: limits.maxFields + limits.maxFiles,
    },
  });

  const { sendNotFound, sendProblemPage } = await addPages(app, { folder: webFolder, site });
  addErrorHandler(app, { sendProblemPage });
  for (const tool of tools) addConvertRoute(app, tool, { engines, queue, workspaces, availability, maxBytes });
  addHealth(app, { availability, queue, sandbox });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && !request.url.startsWith('/api/')) return sendNotFound(request, reply);
    const error = new ProblemError('not-found', 'There is no tool at this address.');
    return sendProblem(request, reply, error, { sendProblemPage });
  });
  return app;
}
