import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { limits, megabytes, serverLimits } from '../catalog/limits.ts';
import type { Conversion } from '../catalog/operations.ts';
import type { Site } from '../catalog/site/site.ts';
import { tools } from '../catalog/tools.ts';
import { type Config, maxFileBytes, unnamedOperator } from './config.ts';
import type { AskableEngines } from './engine.ts';
import { withoutBasePath } from './http/base-path.ts';
import { watchMethods } from './http/faults/allowed-methods.ts';
import { addErrorHandler, sendProblem } from './http/faults/error-handler.ts';
import { createProblemLanguage } from './http/faults/problem-language.ts';
import { addProtocolChecks, answerClientError, answerFrameworkError } from './http/faults/raw-answers.ts';
import { authenticate } from './http/keys/authenticate.ts';
import { watchKeys } from './http/keys/watch-keys.ts';
import { withoutLanguage } from './http/language.ts';
import { createAvailability } from './http/lifecycle/availability.ts';
import { limitConnections } from './http/lifecycle/connections.ts';
import { drain } from './http/lifecycle/drain.ts';
import { addGracefulClose } from './http/lifecycle/graceful-close.ts';
import { addHealth } from './http/lifecycle/health.ts';
import { addProbes } from './http/lifecycle/probes.ts';
import { addRequestLog } from './http/request-log.ts';
import { createRequestRate } from './http/request-rate.ts';
import { addRequestTrace } from './http/request-trace.ts';
import { trustProxyOption } from './http/trusted-proxies.ts';
import type { Sandbox } from './jail/sandbox.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import { addApiDocument } from './pages/api-document.ts';
import { pageSecurity } from './pages/page-security.ts';
import { addPages } from './pages/pages.ts';
import { pickerSettings } from './pages/pickers.ts';
import { ProblemError } from './problem.ts';
import { type AdmissionLimits, createAdmission } from './request/admission.ts';
import { addConvertRoute } from './request/convert.ts';
import { createAnnouncements } from './request/later/announcements.ts';
import { createEventStreams } from './request/later/event-streams.ts';
import { addJobRoutes } from './request/later/job-routes.ts';
import { createKeptJobs } from './request/later/kept-jobs.ts';
import type { Pace } from './request/upload-pace.ts';
import type { Tracing } from './tracing/tracing.ts';
import { readReceivers } from './webhooks/receivers.ts';
import { createWebhooks } from './webhooks/webhooks.ts';
import type { Workspaces } from './workspace/workspace.ts';

/** What a server's application is built from. */
export interface AppParts {
  readonly config: Config;
  /** Here or on other machines. */
  readonly engines: AskableEngines;
  readonly jobs: JobQueue;
  readonly workspaces: Workspaces;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** Why files cannot be transferred to workers; null if they can, or need not. */
  readonly trouble: () => Promise<string | null>;
  /** Wakes the engines of a conversion whose upload has begun. */
  readonly wake: (conversion: Conversion) => void;
  /** Null where no conversion runs on this machine. */
  readonly sandbox: Sandbox | null;
  /** The web build. */
  readonly webFolder: string;
}

/** How often Node checks for connections whose request is overdue. */
const connectionsCheckMs = 2000;

/** What a form may hold. The sizes of files are those of their tools. */
const multipartLimits = {
  fileSize: Number.MAX_SAFE_INTEGER,
  fieldSize: limits.maxFieldBytes,
  fields: limits.maxFields,
  files: limits.maxFiles,
  parts: limits.maxFields + limits.maxFiles,
};

/** @param uploadMs How long an upload may take. */
function createServer(config: Config, uploadMs: number): FastifyInstance {
  return Fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: () => ({}) } },
    rewriteUrl: ({ url = '/', headers }) => withoutLanguage(withoutBasePath(url, config.BASE_PATH), headers),
    trustProxy: trustProxyOption(config.TRUST_PROXY),
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
    // `addGracefulClose` and `addProtocolChecks` answer these with problem documents instead.
    return503OnClosing: false,
    http: {
      requireHostHeader: false,
      headersTimeout: serverLimits.headersMs,
      connectionsCheckingInterval: connectionsCheckMs,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // The original site's client joins its base URL and paths with two slashes.
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: uploadMs + serverLimits.refusedUploadMs,
  });
}

/** What pages say about the site, and about what works on it right now. */
function createSite(config: Config, availability: ReturnType<typeof createAvailability>): () => Promise<Site> {
  const operator = config.SITE_OPERATOR === unnamedOperator ? null : config.SITE_OPERATOR;
  return async () => ({
    name: config.SITE_NAME,
    operator,
    holder: operator ?? config.SITE_NAME,
    email: config.SITE_EMAIL,
    origin: config.SITE_ORIGIN.replace(/\/$/, ''),
    basePath: config.BASE_PATH,
    maxBytes: maxFileBytes(config),
    unavailable: (await availability()).unavailable,
    pickers: pickerSettings(config),
  });
}

const admissionLimits = (config: Config): AdmissionLimits => ({
  uploadsPerClient: config.MAX_UPLOADS_PER_CLIENT,
  conversionsPerClient: config.MAX_CONVERSIONS_PER_CLIENT,
  bytesPerClient: megabytes(config.MAX_MB_PER_CLIENT),
  bytesInFlight: megabytes(config.MAX_MB_IN_FLIGHT),
  freeDiskBytes: megabytes(config.MIN_FREE_DISK_MB),
});

/** The limits as clients are told them. */
const limitsPerClient = (config: Config, { bytesPerSecond, deadlineMs }: Pace) => ({
  requestsPerMinute: config.MAX_REQUESTS_PER_MINUTE,
  uploads: config.MAX_UPLOADS_PER_CLIENT,
  waiting: config.MAX_WAITING_PER_CLIENT,
  bytes: megabytes(config.MAX_MB_PER_CLIENT),
  uploadBytesPerSecond: bytesPerSecond,
  uploadMs: deadlineMs,
});

/** Null where no receivers are configured. */
function webhooksOf(config: Config, app: FastifyInstance, metrics: Metrics) {
  if (config.WEBHOOK_RECEIVERS === undefined) return null;
  return createWebhooks({
    receivers: readReceivers(config.WEBHOOK_RECEIVERS),
    onEvent: metrics.webhook,
    onFailure: (error) => app.log.warn({ err: error }, 'a webhook was given up'),
  });
}

const paceOf = (config: Config): Pace => ({
  bytesPerSecond: config.MIN_UPLOAD_KB_PER_SECOND * 1000,
  stallMs: config.MAX_STALL_SECONDS * 1000,
  deadlineMs: config.MAX_UPLOAD_MINUTES * 60_000,
});

/** Adds the hooks that each request passes through before its route. */
async function addGates(app: FastifyInstance, { config, metrics, tracing }: AppParts) {
  addRequestTrace(app, tracing);
  addRequestLog(app, metrics);
  await app.register(helmet, pageSecurity(config));
  const stopping = addGracefulClose(app, serverLimits.stopUploadsMs);
  limitConnections(app, {
    total: config.MAX_CONNECTIONS,
    perClient: config.TRUST_PROXY === false ? config.MAX_CONNECTIONS_PER_CLIENT : null,
  });
  addProtocolChecks(app);
  const keys = config.API_KEYS === undefined ? null : watchKeys(app, config.API_KEYS);
  authenticate(app, keys, new URL(config.SITE_ORIGIN).origin);
  const checkRate = await createRequestRate(app, config.MAX_REQUESTS_PER_MINUTE);
  await app.register(multipart, {
    // Files from a dropped folder are named with the folder's path.
    preservePath: true,
    limits: multipartLimits,
  });
  return { stopping, checkRate, hasKeys: keys !== null };
}

/** Why an address answers nothing to a method, from the methods that it takes. */
function nothingAt(methods: readonly string[], method: string): ProblemError {
  if (methods.length === 0) return new ProblemError('not-found', 'There’s no tool at this address.');
  return new ProblemError('method-not-allowed', `This address takes ${methods.join(', ')}, not ${method}.`);
}

/** Builds the whole server, without listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, engines, jobs, trouble, wake, workspaces, metrics, tracing, sandbox, webFolder } = parts;
  const pace = paceOf(config);
  const app = createServer(config, pace.deadlineMs);
  const maxBytes = maxFileBytes(config);
  const availability = createAvailability(tools, engines, config.DISABLED_TOOLS);
  const admission = createAdmission(admissionLimits(config), workspaces.freeBytes);
  const site = createSite(config, availability);
  const methodsAt = watchMethods(app);
  const { stopping, checkRate, hasKeys } = await addGates(app, parts);

  const { sendNotFound, sendProblemPage } = await addPages(app, { folder: webFolder, site });
  const inLanguage = await createProblemLanguage();
  const answers = { sendProblemPage, inLanguage };
  addErrorHandler(app, answers);
  const webhooks = webhooksOf(config, app, metrics);
  app.addHook('onClose', async () => webhooks?.close());
  const context = {
    jobs,
    workspaces,
    availability,
    admission,
    checkRate,
    pace,
    stopping,
    maxBytes,
    basePath: config.BASE_PATH,
    announcements: createAnnouncements(jobs, webhooks, new URL(config.SITE_ORIGIN).origin + config.BASE_PATH),
    tracing,
    onDeleted: metrics.filesDeleted,
    wake,
  };
  const kept = createKeptJobs(jobs, (error) => app.log.error({ err: error }, 'files of a job were not removed'));
  for (const tool of tools) addConvertRoute(app, tool, context, kept);
  const streams = createEventStreams(config.MAX_EVENT_STREAMS_PER_CLIENT);
  addJobRoutes(app, context, { kept, streams, inLanguage });
  const storageTrouble = async () =>
    (await workspaces.trouble(megabytes(config.MIN_FREE_DISK_MB))) ?? (await trouble());
  const perClient = limitsPerClient(config, pace);
  addApiDocument(app, { site, perClient, hasKeys, hasWebhooks: webhooks !== null });
  addHealth(app, { availability, jobs, sandbox, storageTrouble });
  addProbes(app, { load: jobs.load, trouble: storageTrouble, maxWaiting: config.MAX_WAITING });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' && !request.url.startsWith('/api/')) return sendNotFound(request, reply);
    await drain(request);
    const methods = methodsAt(request.url);
    if (methods.length > 0) reply.header('Allow', methods.join(', '));
    return sendProblem(request, reply, nothingAt(methods, request.method), answers);
  });
  return app;
}
