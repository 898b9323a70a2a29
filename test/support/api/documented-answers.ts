import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../../catalog/site/paths.ts';
import { type AnswerFaults, answerFaults, type Method } from './answer-faults.ts';
import { apiDocument } from './document.ts';

const checks = new Map<boolean, AnswerFaults>();

function checkFor(hasKeys: boolean): AnswerFaults {
  const check = checks.get(hasKeys) ?? answerFaults(apiDocument({ hasKeys }));
  checks.set(hasKeys, check);
  return check;
}

/**
 * Checks every answer of a server's API against the OpenAPI document; call it before the server listens.
 * Pages and 304 answers are skipped.
 *
 * @returns What the document does not allow, over all answers so far.
 */
export function collectUndocumented(app: FastifyInstance, hasKeys: boolean): () => Promise<readonly string[]> {
  const answers: { readonly method: Method; readonly path: string; readonly response: Response }[] = [];
  const isPage = (type: unknown) => typeof type === 'string' && type.startsWith('text/html');

  app.addHook('onSend', async (request, reply, payload) => {
    const path = (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}');
    const method = request.method.toLowerCase();
    const isDocumented = path.startsWith('/api/') && path !== apiPaths.document;
    if (!isDocumented || !/^(get|post|delete)$/.test(method)) return;
    if (reply.statusCode === 303 || isPage(reply.getHeader('content-type'))) return;
    const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
    const body = typeof payload === 'string' && payload !== '' ? payload : null;
    const response = new Response(body, { status: reply.statusCode, headers: headers.map(([...pair]) => pair) });
    answers.push({ method: method as Method, path, response });
  });

  return async () => {
    if (answers.length === 0) return [];
    const check = checkFor(hasKeys);
    const faults = await Promise.all(answers.map(({ method, path, response }) => check(method, path, response)));
    return [...new Set(faults.flat())];
  };
}
