import { describe, expect, it } from 'vitest';
import { checkedAddresses, isPublic } from '../../../api/webhooks/checked-addresses.ts';

describe('an address', () => {
  it.each(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])('is public: %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('is none of the public Internet: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('a host', () => {
  const resolveTo =
    (...addresses: readonly string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it('with one private address among public ones is refused, unless private ones are allowed', async () => {
    const mixed = resolveTo('93.184.216.34', '10.0.0.1');
    await expect(checkedAddresses('a.test', false, mixed)).rejects.toThrow('private network');
    expect(await checkedAddresses('a.test', true, mixed)).toHaveLength(2);
    expect(await checkedAddresses('a.test', false, resolveTo('93.184.216.34'))).toHaveLength(1);
  });

  it('without an address is refused', async () => {
    await expect(checkedAddresses('a.test', true, resolveTo())).rejects.toThrow('no address');
  });

  it.each(['127.0.0.1', '[::1]', 'localhost'])('of this machine is found out by the system: %s', async (host) => {
    await expect(checkedAddresses(host, false)).rejects.toThrow('private network');
    expect(await checkedAddresses(host, true)).not.toEqual([]);
  });
});
