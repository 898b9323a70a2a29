import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A host and a port (RFC 3986, §3.2.2): a name, an IPv4 address, or an IPv6 address in brackets; empty for none. */
const hostPattern = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d{0,5})?$/i;

/**
 * What is wrong with a request's Host: missing from HTTP/1.1, given twice, or not a host. Node keeps the first of several,
 * and other programs on the way the last.
 */
export function hostFault({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): string | null {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  if (hosts.length > 1) return 'The request has more than one Host header.';
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.1' ? 'The request has no Host header.' : null;
  return hostPattern.test(host) ? null : 'The Host header is not a host.';
}

/** What is wrong with the codings of a request's body: any but `chunked`, which would be passed on as if it were plain. */
export function codingFault(headers: IncomingHttpHeaders): string | null {
  const transfer = headers['transfer-encoding']?.trim().toLowerCase() ?? 'chunked';
  const content = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return transfer === 'chunked' && ['', 'identity'].includes(content)
    ? null
    : 'The server reads only bodies that aren’t compressed.';
}
