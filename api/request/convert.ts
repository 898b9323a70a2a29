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

/** What every conversion needs of the server. */
export interface ConvertContext {
  readonly engines: Engines;
  readonly identify: Identify;
  readonly queue: Queue;
  readonly workspaces: Workspaces;
  readonly availability: () => Promise<Availability>;
  readonly admission: Admission;
  /** Counts a request. Throws `rate-limited` where its client has sent too many of late. */
  readonly checkRate: (request: FastifyRequest) => Promise<void>;
  /** Uploads that come more slowly are ended. */
  readonly pace: Pace;
  /** Fires when uploads have to end, because the server stops. */
  readonly stopping: AbortSignal;
  /** The operator's limit for one request, in place of each tool's. */
  readonly maxBytes: number | null;
}

/** A request that has a place on the server and a folder. */
interface Place {
  readonly ticket: Ticket;
  readonly workspace: Workspace;
}

/** Adds a tool's endpoint: admit → receive → perform → deliver, in a workspace that goes when the response closes. */
export function addConvertRoute(app: FastifyInstance, tool: Tool, context: ConvertContext): void {
  const { engines, queue, workspaces, availability, admission, checkRate, pace, stopping } = context;
  const maxBytes = context.maxBytes ?? tool.input.maxBytes;

  /** Looking at contents waits its turn like all other work on them. */
  const identify = (client: string, signal: AbortSignal): IdentifyUploads => {
    return (files, allowed) => queue.run('identify', client, signal, () => context.identify(files, allowed, signal));
  };

  /** Throws `rate-limited` and `busy`, with nothing kept. */
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
    // Asked after the form was read: a browser sees no answer before it has sent everything.
    if ((await availability()).unavailable.includes(tool.id)) {
      throw new ProblemError(
        'engine-unavailable',
        `${tool.title} is switched off or not installed on this server. The other tools work.`,
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
    // Not before the work has ended either: a killed engine may still be writing.
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
