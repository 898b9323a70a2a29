import { describe, expect, it } from 'vitest';
import { exchange } from '../../../support/servers/raw-request.ts';
import { sharedServer } from '../../../support/servers/server.ts';

describe('a request that no route sees', async () => {
  const server = await sharedServer();

  const host = 'Host: x\r\nConnection: close\r\n\r\n';

  it.each([
    ['a malformed escape', `GET /%zz HTTP/1.1\r\n${host}`, 400],
    ['a malformed escape in a path of tools', `POST /api/%ff%zz HTTP/1.1\r\n${host}`, 400],
    ['a long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}`, 431],
    ['long headers', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}\r\n${host}`, 431],
    ['an unknown method', `FOO / HTTP/1.1\r\n${host}`, 400],
    ['something else than HTTP', '\x16\x03\x01\x02\x00\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', `GET / HTTP/1.1\r\nhOST: y\r\n${host}`, 400],
    ['two hosts in HTTP/1.0', `GET / HTTP/1.0\r\nHost: x\r\n${host}`, 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
    ['a body in a coding', `POST /api/x HTTP/1.1\r\nContent-Encoding: gzip\r\n${host}`, 400],
    [
      'a body in two transfer codings',
      `POST /api/x HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n${host}0\r\n\r\n`,
      400,
    ],
    ['an address that is no path', `GET http:// HTTP/1.1\r\n${host}`, 400],
    ['a length below zero', `POST /api/x HTTP/1.1\r\nContent-Length: -1\r\n${host}`, 400],
    ['an expectation', `POST /api/x HTTP/1.1\r\nExpect: 42\r\n${host}`, 417],
    ['a wish for a tunnel', `CONNECT example.com:443 HTTP/1.1\r\n${host}`, 405],
  ])('with %s gets a problem and security headers', async (_what, request, status) => {
    const [head = '', body = ''] = (await exchange(server.base, request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
    expect(head).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im);
    expect(JSON.parse(body)).toMatchObject({ status, code: 'invalid-request' });
  });
});
