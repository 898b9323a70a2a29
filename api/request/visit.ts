import type { FastifyReply, FastifyRequest } from 'fastify';

/** The visitor went away; nobody reads an answer. */
export class VisitorGone extends Error {}

/** How long the other side stays. */
export interface Visit {
  /** Fires with `VisitorGone` when the connection ends before the answer has been sent. */
  readonly signal: AbortSignal;
  /** Resolves when the answer has been sent or the connection has ended. */
  readonly over: Promise<void>;
}

/**
 * Watches the connection behind a request. Node tells of an end only once, on the socket always and on the response
 * not always, and may have done so before the first line of a route runs.
 */
export function watchVisit(request: FastifyRequest, reply: FastifyReply): Visit {
  const { socket } = request.raw;
  const response = reply.raw;
  const controller = new AbortController();
  const over = new Promise<void>((resolve) => {
    const end = () => {
      socket.off('close', end);
      response.off('close', end);
      if (!response.writableFinished) controller.abort(new VisitorGone());
      resolve();
    };
    if (socket.destroyed || response.closed) end();
    else {
      socket.once('close', end);
      response.once('close', end);
    }
  });
  return { signal: controller.signal, over };
}
