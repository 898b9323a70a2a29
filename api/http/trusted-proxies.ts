import type { FastifyServerOptions } from 'fastify';

/**
 * Whose X-Forwarded-For is believed: nobody's, that of so many reverse proxies in a row in front of the server, or
 * that of proxies at these addresses and networks.
 */
export type TrustedProxies = false | number | readonly string[];

/**
 * The setting as Fastify takes it. Each proxy appends the address it was called from, so entries are believed from the
 * right, one for each proxy; whatever is further left may be forged by the visitor. Fastify itself takes a number of
 * hops for no trust at all.
 */
export function trustProxyOption(trusted: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted;
  return trusted === false ? false : [...trusted];
}
