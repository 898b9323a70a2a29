import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../catalog/problems.ts';
import { ProblemError, toProblem } from '../../problem.ts';
import { wantsHtml } from '../send-html.ts';
import type { ProblemLanguage } from './problem-language.ts';

/** The default for `Retry-After`. */
const retryAfterSeconds = 30;

/** The problem that an error of Fastify or a plugin stands for, by its HTTP status. */
function problemBehind(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ProblemError('invalid-request', 'This address doesn’t accept that request.', { cause: error });
  }
  return error;
}

/** How failures are answered, in which language, and where a page is expected. */
export interface ProblemAnswers {
  /** Sends a failure as a page, for a form that was submitted without script. `toolId` says on which page. */
  readonly sendProblemPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    problem: Problem,
    toolId?: string,
  ) => Promise<FastifyReply>;
  readonly inLanguage: ProblemLanguage;
}

/** Answers with a problem document (RFC 9457), or with a page if a browser submitted the form without script. */
export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { sendProblemPage, inLanguage }: ProblemAnswers,
): Promise<FastifyReply> {
  const problem = inLanguage(toProblem(error), request);
  if (problem.code === 'busy' || problem.code === 'rate-limited') {
    reply.header('Retry-After', (error instanceof ProblemError && error.retryAfterSeconds) || retryAfterSeconds);
  }
  reply.code(problem.status).header('Cache-Control', 'no-store').header('Vary', 'Accept, Accept-Language');
  if (wantsHtml(request)) return sendProblemPage(request, reply, problem, request.routeOptions.config.tool);
  return reply.type('application/problem+json').send(JSON.stringify(problem));
}

/** Turns errors of routes into problem documents or pages, and logs the cause. */
export function addErrorHandler(app: FastifyInstance, answers: ProblemAnswers): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = problemBehind(thrown);
    reply.problem = error;
    // The rest of an unread body would be taken for the next request, so the connection is closed.
    if (!request.raw.complete) reply.header('Connection', 'close');
    return sendProblem(request, reply, error, answers);
  });
}
