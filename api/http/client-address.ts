import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The key that limits are counted by: an IPv4 address, or an IPv6 subscriber's /64 network (RFC 6177). */
export function clientOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
