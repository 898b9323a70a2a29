import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { TrustedProxies } from '../../../api/config.ts';
import { trustProxyOption } from '../../../api/http/trusted-proxies.ts';

/** Who the server believes that a request comes from. */
async function seenBy(trusted: TrustedProxies, forwarded: string, remoteAddress = '10.0.0.9'): Promise<string> {
  const app = Fastify({ trustProxy: trustProxyOption(trusted) });
  app.get('/', async (request) => request.ip);
  const { body } = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return body;
}

describe('X-Forwarded-For', () => {
  it.each([
    ['nobody', false, '10.0.0.9'],
    ['one proxy', 1, '3.3.3.3'],
    ['two proxies', 2, '2.2.2.2'],
    ['more proxies than there are entries', 9, '1.1.1.1'],
    ['a network', ['10.0.0.0/8'], '3.3.3.3'],
    ['proxies by their addresses', ['10.0.0.9', '3.3.3.3'], '2.2.2.2'],
    ['a network that the caller is not in', ['192.168.0.0/16'], '10.0.0.9'],
  ] as const)('is believed of %s from the right', async (_whom, trusted, seen) => {
    expect(await seenBy(trusted, '1.1.1.1, 2.2.2.2, 3.3.3.3')).toBe(seen);
  });

  it('gives no new identity to visitors who forge entries behind a proxy that appends', async () => {
    const seen = await Promise.all([1, 2, 3].map((forged) => seenBy(1, `10.1.1.${forged}, 9.9.9.9`)));
    expect(new Set(seen)).toEqual(new Set(['9.9.9.9']));
  });
});
