import { describe, expect, it } from 'vitest';
import { codingFault, hostFault } from '../../../../api/http/faults/request-faults.ts';

const fault = (httpVersion: string, ...hosts: readonly string[]) =>
  hostFault({ httpVersion, rawHeaders: ['Accept', 'host', ...hosts.flatMap((host) => ['HoSt', host])] });

describe('hosts', () => {
  it.each(['localhost', 'example.org:8080', '[2001:db8::1]:80', '127.0.0.1:3000', 'xn--bcher-kva.example:', ''])(
    'takes “%s”',
    (host) => expect(fault('1.1', host)).toBeNull(),
  );
  it.each(['a b', 'user@host', 'a/b', 'a:b', 'a:123456', '[::1', 'a,b/', 'a\\b'])('refuses “%s”', (host) =>
    expect(fault('1.1', host)).toMatch(/not a host/),
  );
  it('refuses several, the same or not, in any version', () => {
    expect(fault('1.1', 'a', 'a')).toMatch(/more than one/);
    expect(fault('1.0', 'a', 'b')).toMatch(/more than one/);
  });
  it('needs one in HTTP/1.1 alone', () => {
    expect(fault('1.1')).toMatch(/no Host/);
    expect(fault('1.0')).toBeNull();
  });
});

describe('codings of bodies', () => {
  it('takes plain and chunked ones', () => {
    expect(codingFault({})).toBeNull();
    expect(codingFault({ 'transfer-encoding': 'Chunked', 'content-encoding': 'identity' })).toBeNull();
  });
  it('refuses what nothing here decodes', () => {
    expect(codingFault({ 'transfer-encoding': 'gzip, chunked' })).not.toBeNull();
    expect(codingFault({ 'content-encoding': 'br' })).not.toBeNull();
  });
});
