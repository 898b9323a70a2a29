import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAnswers } from '../pages/pages.ts';
import { ProblemError, toProblem } from '../problem.ts';
import { wantsHtml } from './send-html.ts';

/** When a visitor may come back who was told to wait, unless the problem knows better. */
const retryAfterSeconds = 30;

/** The problem behind an error of Fastify or of a plugin, which put the status that they mean beside it. */
function known(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ProblemError('invalid-request', 'The request is not one that this address takes.', { cause: error });
  }
  return error;
}

/** What a server needs to answer with a failure. */
interface ProblemAnswers {
  /** A failure as a page, for whoever shows pages. */
  readonly sendProblemPage: PageAnswers['sendProblemPage'];
}

/** Answers with a problem document (RFC 9457), or with a page where a browser sent the form by itself. */
export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { sendProblemPage }: ProblemAnswers,
): Promise<FastifyReply> {
  const problem = toProblem(error);
  if (problem.code === 'busy' || problem.code === 'rate-limited') {
    reply.header('Retry-After', (error instanceof ProblemError && error.retryAfterSeconds) || retryAfterSeconds);
  }
  reply.code(problem.status).header('Cache-Control', 'no-store').header('Vary', 'Accept');
  if (wantsHtml(request)) return sendProblemPage(reply, problem, request.routeOptions.config.tool);
  return reply.type('application/problem+json').send(JSON.stringify(problem));
}

/** Turns whatever a route throws into a problem document or page; causes go to the log. */
export function addErrorHandler(app: FastifyInstance, answers: ProblemAnswers): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = known(thrown);
    reply.problem = error;
    // An answer that comes before the whole body was read would leave the connection half used.
    if (!request.raw.complete) reply.header('Connection', 'close');
    return sendProblem(request, reply, error, answers);
  });
}
