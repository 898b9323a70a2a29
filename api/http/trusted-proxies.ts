import type { FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../config.ts';

/**
 * The setting as a Fastify option. Each proxy appends its caller's address, so entries are trusted from the right, one
 * per proxy; anything further left may be forged. A function, since Fastify ignores a number of hops.
 */
export function trustProxyOption(trusted: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted;
  return trusted === false ? false : [...trusted];
}
