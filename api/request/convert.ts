import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../catalog/limits.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { Artifact, Engines } from '../engine.ts';
import type { Availability } from '../http/availability.ts';
import { ProblemError } from '../problem.ts';
import type { Queue } from '../queue/local.ts';
import { deliver } from './deliver.ts';
import { perform } from './perform.ts';
import { type Received, receive } from './receive.ts';
import type { Workspaces } from './workspace.ts';

/** What every conversion needs of the server. */
export interface ConvertContext {
  readonly engines: Engines;
  readonly queue: Queue;
  readonly workspaces: Workspaces;
  readonly availability: () => Promise<Availability>;
  /** The operator's limit for one request, in place of each tool's. */
  readonly maxBytes: number | null;
}

/** The visitor went away; nobody reads an answer. */
class VisitorGone extends Error {}

function watchConnection(reply: FastifyReply): { readonly signal: AbortSignal; readonly closed: Promise<void> } {
  const controller = new AbortController();
  const closed = new Promise<void>((resolve) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) controller.abort(new VisitorGone());
      resolve();
    });
  });
  return { signal: controller.signal, closed };
}

/** Adds a tool's endpoint: receive → perform → deliver, in a workspace that goes when the response closes. */
export function addConvertRoute(app: FastifyInstance, tool: Tool, context: ConvertContext): void {
  const { engines, queue, workspaces, availability } = context;

  async function convert(
    request: FastifyRequest,
    workspace: string,
    signal: AbortSignal,
  ): Promise<[Received, Artifact]> {
    const received = await receive(request, tool, workspace, context.maxBytes ?? tool.input.maxBytes);
    // Asked after the form was read: a browser sees no answer before it has sent everything.
    if ((await availability()).unavailable.includes(tool.id)) {
      throw new ProblemError(
        'engine-unavailable',
        `${tool.title} is switched off or not installed on this server. The other tools work.`,
      );
    }
    const timeoutMs = limits.stepTimeoutMs;
    const performance = { engines, queue, workspace, client: request.ip, signal, timeoutMs };
    return [received, await perform(tool.conversion, received, performance)];
  }

  app.post(tool.endpoint, { config: { tool: tool.id } }, async (request, reply) => {
    const { signal, closed } = watchConnection(reply);
    const workspace = await workspaces.create();
    const work = convert(request, workspace.path, signal);
    // Not before the work has ended either: a killed engine may still be writing.
    void Promise.allSettled([work, closed])
      .then(() => workspace.remove())
      .catch((error: unknown) => request.log.error({ err: error }, 'a workspace was not removed'));
    const [received, artifact] = await work;
    return deliver(reply, tool, received, artifact);
  });
}
