import { expect, it } from 'vitest';
import { clientOf } from '../../../api/http/client-address.ts';

const client = (ip: string) => clientOf({ ip, apiKey: null });

it('counts each IPv4 address separately, even if mapped into IPv6', () => {
  expect(client('192.0.2.1')).not.toBe(client('192.0.2.2'));
  expect(client('::ffff:192.0.2.1')).toBe(client('192.0.2.1'));
});

it('counts an IPv6 subscriber’s whole network as one', () => {
  expect(client('2001:db8:1:2::1')).toBe(client('2001:db8:1:2:ffff::9'));
  expect(client('2001:db8:1:3::1')).not.toBe(client('2001:db8:1:2::1'));
});
