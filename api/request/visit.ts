import type { FastifyReply, FastifyRequest } from 'fastify';

/** The visitor disconnected, so there is nobody to answer. */
class VisitorGone extends Error {}

/** The visitor's connection, for as long as it lasts. */
export interface Visit {
  /** Fires with `VisitorGone` when the connection ends before the answer has been sent. */
  readonly signal: AbortSignal;
  /** Resolves when the answer has been sent or the connection has ended. */
  readonly over: Promise<void>;
}

/**
 * Watches the connection behind a request. Node reports its end once, always on the socket but not always on the
 * response, and possibly before the route's first line runs.
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
