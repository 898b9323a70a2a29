import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** What limits are counted per: an API key, an IPv4 address, or an IPv6 subscriber's /64 network (RFC 6177). */
export function clientOf({ apiKey, ip }: Pick<FastifyRequest, 'apiKey' | 'ip'>): string {
  return apiKey !== null ? `key ${apiKey.id}` : normalizeIP(ip);
}

/** How refusals name a client, at the start of a sentence. */
export const clientLabel = (apiKey: object | null): string => (apiKey === null ? 'Your network' : 'This key');
