import { availableParallelism, totalmem } from 'node:os';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { admissionLimits, jobMemoryBytes, limits, megabytes } from '../catalog/limits.ts';
import type { Site } from '../catalog/site/site.ts';
import { tools } from '../catalog/tools.ts';
import type { Config } from './config.ts';
import type { Identify } from './content/content-workers.ts';
import type { Engines } from './engine.ts';
import { createAvailability } from './http/availability.ts';
import { withoutBasePath } from './http/base-path.ts';
import { addErrorHandler, sendProblem } from './http/error-handler.ts';
import { addGracefulClose } from './http/graceful-close.ts';
import { addHealth } from './http/health.ts';
import { pageSecurity } from './http/page-security.ts';
import { addProtocolChecks, answerClientError, answerFrameworkError } from './http/raw-answers.ts';
import { addRequestLog } from './http/request-log.ts';
import { createRequestRate } from './http/request-rate.ts';
import { trustProxyOption } from './http/trusted-proxies.ts';
import type { Sandbox } from './jail/sandbox.ts';
import { addPages } from './pages/pages.ts';
import { pickerSettings } from './pages/pickers.ts';
import { ProblemError } from './problem.ts';
import { createLocalQueue } from './queue/local.ts';
import { createAdmission } from './request/admission.ts';
import { addConvertRoute } from './request/convert.ts';
import type { Pace } from './request/upload-pace.ts';
import type { Workspaces } from './request/workspace.ts';

export interface AppParts {
  readonly config: Config;
  readonly engines: Engines;
  /** Identifies uploads in confined processes. */
  readonly identify: Identify;
  readonly workspaces: Workspaces;
  readonly sandbox: Sandbox;
  /** The web build. */
  readonly webFolder: string;
}

/** Bytes of memory for running conversions: a share of what the machine or its container has. */
function jobMemory(config: Config): number {
  if (config.MAX_JOB_MEMORY_MB !== undefined) return megabytes(config.MAX_JOB_MEMORY_MB);
  const container = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(totalmem(), container) * admissionLimits.memoryShare;
}

/** The whole server, not yet listening. */
export async function buildApp({
  config,
  engines,
  identify,
  workspaces,
  sandbox,
  webFolder,
}: AppParts): Promise<FastifyInstance> {
  const uploadMs = config.MAX_UPLOAD_MINUTES * 60_000;
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: () => ({}) } },
    rewriteUrl: (request) => withoutBasePath(request.url ?? '/', config.BASE_PATH),
    trustProxy: trustProxyOption(config.TRUST_PROXY),
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
    // `addGracefulClose` and `addProtocolChecks` answer these with problem documents instead.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    logController: new LogController({ disableRequestLogging: true }),
    // The original site's client joins its base URL and paths with two slashes.
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: uploadMs + limits.refusedUploadMs,
  });
  const maxBytes = config.MAX_FILE_MB === undefined ? null : megabytes(config.MAX_FILE_MB);
  const availability = createAvailability(tools, engines, config.DISABLED_TOOLS);
  const concurrency = {
    ...Object.fromEntries(Object.entries(engines).map(([name, engine]) => [name, engine.concurrency])),
    identify: availableParallelism(),
  };
  const queue = createLocalQueue({
    concurrency,
    memoryBytes: jobMemoryBytes,
    maxMemoryBytes: jobMemory(config),
    maxWaiting: config.MAX_WAITING,
    maxWaitingPerClient: config.MAX_WAITING_PER_CLIENT,
    newcomerShare: admissionLimits.newcomerShare,
  });
  const admission = createAdmission(
    {
      uploadsPerClient: config.MAX_UPLOADS_PER_CLIENT,
      bytesPerClient: megabytes(config.MAX_MB_PER_CLIENT),
      bytesInFlight: megabytes(config.MAX_MB_IN_FLIGHT),
      freeDiskBytes: megabytes(config.MIN_FREE_DISK_MB),
    },
    workspaces.freeBytes,
  );
  const pace: Pace = {
    bytesPerSecond: config.MIN_UPLOAD_KB_PER_SECOND * 1000,
    stallMs: config.MAX_STALL_SECONDS * 1000,
    deadlineMs: uploadMs,
  };
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
  await app.register(helmet, pageSecurity(config));
  const stopping = addGracefulClose(app, limits.stopUploadsMs);
  addProtocolChecks(app);
  const checkRate = await createRequestRate(app, config.MAX_REQUESTS_PER_MINUTE);
  await app.register(multipart, {
    // Files from a dropped folder are named with the folder's path.
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
  const context = {
    engines,
    identify,
    queue,
    workspaces,
    availability,
    admission,
    checkRate,
    pace,
    stopping,
    maxBytes,
  };
  for (const tool of tools) addConvertRoute(app, tool, context);
  const storageTrouble = () => workspaces.trouble(megabytes(config.MIN_FREE_DISK_MB));
  addHealth(app, { availability, queue, sandbox, storageTrouble });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && !request.url.startsWith('/api/')) return sendNotFound(request, reply);
    const error = new ProblemError('not-found', "There's no tool at this address.");
    return sendProblem(request, reply, error, { sendProblemPage });
  });
  return app;
}
