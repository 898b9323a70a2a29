import type { FastifyRequest } from 'fastify';
import type { Conversion } from '../../catalog/operations.ts';
import { uploadLimit } from '../../catalog/site/site.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { clientOf } from '../http/client-address.ts';
import type { Availability } from '../http/lifecycle/availability.ts';
import type { ConversionJob, JobQueue } from '../jobs/job-queue.ts';
import { ProblemError } from '../problem.ts';
import { type Tracing, traced } from '../tracing/tracing.ts';
import type { Workspace, Workspaces } from '../workspace/workspace.ts';
import type { Admission } from './admission.ts';
import type { Announcements } from './later/announcements.ts';
import { receive } from './receive.ts';
import type { Ticket } from './ticket.ts';
import type { Pace } from './upload-pace.ts';
import type { Visit } from './visit.ts';

/** The server's services that a conversion uses. */
export interface ConvertContext {
  readonly jobs: JobQueue;
  readonly workspaces: Workspaces;
  readonly availability: () => Promise<Availability>;
  readonly admission: Admission;
  /** Counts a request. Throws `rate-limited` if its client has sent too many in the last minute. */
  readonly checkRate: (request: FastifyRequest) => Promise<void>;
  /** Slower uploads are aborted. */
  readonly pace: Pace;
  /** Fires when a stopping server aborts uploads. */
  readonly stopping: AbortSignal;
  /** The operator's limit per request, which overrides each tool's own. */
  readonly maxBytes: number | null;
  /** The path under which the site is published. */
  readonly basePath: string;
  /** Wakes the engines of a conversion, which can start while its files are received. */
  readonly wake: (conversion: Conversion) => void;
  readonly announcements: Announcements;
  readonly tracing: Tracing;
  /** Called when the files of a request have been deleted. */
  readonly onDeleted: () => void;
}

/** An admitted request: its claim and its folder. */
export interface Place {
  readonly ticket: Ticket;
  readonly workspace: Workspace;
}

/** Admits a request. Throws `rate-limited` and `busy`, leaving nothing behind. */
export async function admit(request: FastifyRequest, tool: Tool, context: ConvertContext): Promise<Place> {
  await context.checkRate(request);
  const announced = Number(request.headers['content-length'] ?? 0);
  const promised = Math.min(announced, uploadLimit(context, tool.input.maxBytes));
  const ticket = await context.admission.admit(clientOf(request), promised, request.apiKey);
  context.wake(tool.conversion);
  try {
    return { ticket, workspace: await context.workspaces.create() };
  } catch (error) {
    ticket.release();
    throw error;
  }
}

/** Deletes the files of a request and releases its claim. */
export async function vacate({ ticket, workspace }: Place, { onDeleted }: ConvertContext): Promise<void> {
  try {
    await workspace.remove();
    onDeleted();
  } finally {
    ticket.release();
  }
}

/** Receives a job's files and settings. Throws what `receive` throws, and `engine-unavailable`. */
export async function readJob(
  id: string,
  request: FastifyRequest,
  tool: Tool,
  { ticket, workspace }: Place,
  visit: Visit,
  context: ConvertContext,
): Promise<ConversionJob> {
  const { pace, stopping, availability, tracing } = context;
  const { traceparent: trace } = request.span;
  const maxBytes = uploadLimit(context, tool.input.maxBytes);
  const signals = [visit.signal, stopping];
  const settings = { workspace: workspace.path, maxBytes, ticket, pace, signals };
  const received = await traced(tracing, { name: 'receive', parent: trace }, () => receive(request, tool, settings));
  // Checked after reading the form: browsers show no answer until they have sent everything.
  if ((await availability()).unavailable.includes(tool.id)) {
    throw new ProblemError(
      'engine-unavailable',
      `${tool.title} is switched off or not installed on this server. The other tools still work.`,
    );
  }
  return { ...received, id, tool, client: clientOf(request), trace, workspace: workspace.path };
}
