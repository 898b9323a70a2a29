import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reportHeader } from '../../../catalog/report.ts';
import { ProblemError } from '../../problem.ts';
import { drain } from '../lifecycle/drain.ts';
import type { ApiKey, KeyRing } from './key-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that a program sent; null for visitors. */
    apiKey: ApiKey | null;
  }
}

/** Seconds for which a browser may cache a preflight response. */
const preflightSeconds = 600;
const asked = 'Authorization, Content-Type, Idempotency-Key, Prefer, Webhook-Url';
const shown = ['Content-Disposition', 'Location', 'Preference-Applied', 'Retry-After', reportHeader].join(', ');

const secretOf = ({ headers }: FastifyRequest) => /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

/** Lets pages of an origin read an answer (Fetch standard, CORS). */
function open(reply: FastifyReply, origin: string): void {
  reply.header('Access-Control-Allow-Origin', origin);
  reply.header('Access-Control-Expose-Headers', shown);
}

/**
 * Identifies the API key of each request that has one, and lets pages of the key's origins use it. Requests without a
 * key are treated as a visitor's. Throws `key-refused` for an unknown key or a wrong origin.
 * @param ownOrigin The site's own, from which every key may be used.
 */
export function authenticate(app: FastifyInstance, ring: KeyRing | null, ownOrigin: string): void {
  app.decorateRequest('apiKey', null);
  if (ring === null) return;

  app.addHook('onRequest', async (request, reply) => {
    const secret = secretOf(request);
    if (secret === undefined || !request.url.startsWith('/api/')) return;
    const { origin } = request.headers;
    reply.header('Vary', 'Origin');
    if (origin !== undefined && ring.hasOrigin(origin)) open(reply, origin);
    const key = ring.find(secret);
    if (key === undefined) {
      await drain(request);
      reply.header('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw new ProblemError('key-refused', 'This server doesn’t know the key. Check it, or send none.');
    }
    if (origin !== undefined && origin !== ownOrigin && !key.origins.has(origin)) {
      await drain(request);
      throw new ProblemError('key-refused', `Pages of ${origin} can’t use this key.`);
    }
    request.apiKey = key;
  });

  app.options('/api/*', async ({ headers: { origin } }, reply) => {
    reply.header('Vary', 'Origin').code(204);
    if (origin === undefined || !ring.hasOrigin(origin)) return reply.send();
    open(reply, origin);
    return reply
      .header('Access-Control-Allow-Methods', 'GET, POST, DELETE')
      .header('Access-Control-Allow-Headers', asked)
      .header('Access-Control-Max-Age', preflightSeconds)
      .send();
  });
}
