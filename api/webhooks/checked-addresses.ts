import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Resolves a host's name to all of its addresses. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** Whether an address is in the public Internet: none of this machine, a private network, or for special purposes. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a host once, for connections to exactly these addresses: a name that is resolved again could lead elsewhere
 * (DNS rebinding). Throws if there is none, or, unless allowed, one that isn't public.
 *
 * @param hostname As in a URL: IPv6 addresses are in brackets.
 */
export async function checkedAddresses(
  hostname: string,
  isPrivate: boolean,
  resolve: Resolve = resolveAll,
): Promise<readonly LookupAddress[]> {
  const addresses = await resolve(hostname.replace(/^\[|\]$/g, ''));
  if (addresses.length === 0) throw new Error('the host has no address');
  if (!isPrivate && !addresses.every(({ address }) => isPublic(address))) {
    throw new Error('the host has an address in a private network');
  }
  return addresses;
}
