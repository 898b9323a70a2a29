import type { FastifyServerOptions } from 'fastify';

/**
 * Whose X-Forwarded-For is trusted: nobody's, that of a number of chained reverse proxies, or that of proxies at the
 * given addresses and networks.
 */
export type TrustedProxies = false | number | readonly string[];

/**
 * The setting as a Fastify option. Each proxy appends its caller's address, so entries are trusted from the right, one
 * per proxy; anything further left may be forged. A function, since Fastify ignores a number of hops.
 */
export function trustProxyOption(trusted: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted;
  return trusted === false ? false : [...trusted];
}
