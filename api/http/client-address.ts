import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Who a request is counted for: an IPv4 address, or the /64 network that one IPv6 subscriber is given (RFC 6177). */
export function clientOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
