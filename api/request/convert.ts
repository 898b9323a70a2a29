import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '../../catalog/limits.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { Identify } from '../content/content-workers.ts';
import type { Engines } from '../engine.ts';
import type { Availability } from '../http/availability.ts';
import { clientOf } from '../http/client-address.ts';
import { ProblemError } from '../problem.ts';
import type { Queue } from '../queue/local.ts';
import type { Admission, Ticket } from './admission.ts';
import { deliver, type Performed } from './deliver.ts';
import { drain } from './drain.ts';
import { perform } from './perform.ts';
import { type IdentifyUploads, receive } from './receive.ts';
import { storageProblem } from './storage-problem.ts';
import type { Pace } from './upload-pace.ts';
import { type Visit, watchVisit } from './visit.ts';
import type { Workspace, Workspaces } from './workspace.ts';

/** The server's services that a conversion uses. */
export interface ConvertContext {
  readonly engines: Engines;
  readonly identify: Identify;
  readonly queue: Queue;
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
}

/** An admitted request: its claim and its folder. */
interface Place {
  readonly ticket: Ticket;
  readonly workspace: Workspace;
}

/** Adds a tool's endpoint: admit → receive → perform → deliver, in a workspace deleted when the response closes. */
export function addConvertRoute(app: FastifyInstance, tool: Tool, context: ConvertContext): void {
  const { engines, queue, workspaces, availability, admission, checkRate, pace, stopping } = context;
  const maxBytes = context.maxBytes ?? tool.input.maxBytes;

  /** Identifying files queues like any other work on their contents. */
  const identify = (client: string, signal: AbortSignal): IdentifyUploads => {
    return (files, wanted) => queue.run('identify', client, signal, () => context.identify(files, wanted, signal));
  };

  /** Throws `rate-limited` and `busy`, leaving nothing behind. */
  async function admit(request: FastifyRequest): Promise<Place> {
    await checkRate(request);
    const announced = Number(request.headers['content-length'] ?? 0);
    const ticket = await admission.admit(clientOf(request), Math.min(announced, maxBytes));
    try {
      return { ticket, workspace: await workspaces.create() };
    } catch (error) {
      ticket.release();
      throw error;
    }
  }

  async function convert(request: FastifyRequest, { ticket, workspace }: Place, visit: Visit): Promise<Performed> {
    const settings = { workspace: workspace.path, maxBytes, ticket, pace, signals: [visit.signal, stopping] };
    const received = await receive(request, tool, settings, identify(clientOf(request), visit.signal));
    // Checked after reading the form: browsers show no answer until they have sent everything.
    if ((await availability()).unavailable.includes(tool.id)) {
      throw new ProblemError(
        'engine-unavailable',
        `${tool.title} is switched off or not installed on this server. The other tools still work.`,
      );
    }
    const artifact = await perform(tool.conversion, received, {
      engines,
      queue,
      workspace: workspace.path,
      client: clientOf(request),
      signal: visit.signal,
      timeoutMs: limits.stepTimeoutMs,
    });
    return { received, artifact };
  }

  app.post(tool.endpoint, { config: { tool: tool.id } }, async (request, reply) => {
    const visit = watchVisit(request, reply);
    const place = await admit(request).catch(async (error: unknown) => {
      await drain(request, visit.signal);
      throw storageProblem(error) ?? error;
    });
    const work = convert(request, place, visit);
    // Also waits for the work to end: a killed engine may still be writing.
    void Promise.allSettled([work, visit.over])
      .then(() => place.workspace.remove())
      .catch((error: unknown) => request.log.error({ err: error }, 'a workspace was not removed'))
      .finally(() => place.ticket.release());
    const performed = await work.catch(async (error: unknown) => {
      throw (await place.workspace.problemBehind(error)) ?? error;
    });
    return deliver(reply, tool, performed, { visit, pace });
  });
}
