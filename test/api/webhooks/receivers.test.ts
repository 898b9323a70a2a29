import { describe, expect, it } from 'vitest';
import { parseReceivers, readReceivers } from '../../../api/webhooks/receivers.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const fileOf = (...receivers: readonly object[]) => JSON.stringify({ receivers });

describe('a file of receivers', () => {
  it('allows its addresses with any query, and no others', () => {
    const receivers = parseReceivers(
      fileOf(
        { url: 'https://hooks.example.org/jobs', secret },
        { url: 'http://127.0.0.1:8080/', secret, private: true },
      ),
    );
    const find = (text: string) => receivers.find(new URL(text))?.address;
    expect(find('https://hooks.example.org/jobs?order=5')).toBe('https://hooks.example.org/jobs');
    expect(find('https://HOOKS.example.org:443/x/../jobs')).toBe('https://hooks.example.org/jobs');
    expect(find('http://0x7f.1:8080')).toBe('http://127.0.0.1:8080/');
    const others = [
      'http://hooks.example.org/jobs',
      'https://hooks.example.org/jobs/',
      'https://hooks.example.org/jobs/..%2f',
      'https://hooks.example.org:8443/jobs',
      'https://user@hooks.example.org/jobs',
      'https://hooks.example.org.evil.test/jobs',
    ];
    expect(others.map(find)).toEqual(others.map(() => undefined));
  });

  it.each([
    ['a secret that is too short', { url: 'https://a.test/', secret: 'whsec_c2hvcnQ=' }],
    ['a secret in another form', { url: 'https://a.test/', secret: 'hunter2' }],
    ['an address of another kind', { url: 'ftp://a.test/', secret }],
    ['an address with a query', { url: 'https://a.test/?a', secret }],
    ['a misspelt property', { url: 'https://a.test/', secret, privat: true }],
  ])('is refused with %s', (_what, receiver) => {
    expect(() => parseReceivers(fileOf(receiver))).toThrow();
  });

  it('is refused without quoting it if it is not JSON', () => {
    const torn = fileOf({ url: 'https://a.test/', secret }).replace(/"\}/, '}');
    expect(() => parseReceivers(torn)).toThrow(/^It is not JSON\.$/);
  });

  it('is refused if empty, with an address twice, and if it cannot be read', () => {
    const receiver = { url: 'https://a.test/', secret };
    expect(() => parseReceivers(fileOf())).toThrow();
    expect(() => parseReceivers(fileOf(receiver, receiver))).toThrow('twice');
    expect(() => readReceivers('/nowhere')).toThrow('WEBHOOK_RECEIVERS (/nowhere) cannot be used');
  });
});
