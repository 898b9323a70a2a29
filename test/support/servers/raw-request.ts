import { connect, type Socket } from 'node:net';

/** A connection to a server on this machine, for requests that no HTTP client sends. */
export function connectTo(base: string, from = '127.0.0.1'): Socket {
  const socket = connect({ port: Number(new URL(base).port), host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  return socket;
}

/** Sends raw bytes and reads the answer, a text, until the server closes the connection. */
export function exchange(
  base: string,
  request: string,
  { halfClose = false, from = '127.0.0.1' } = {},
): Promise<string> {
  const socket = connectTo(base, from);
  if (halfClose) socket.end(request, 'latin1');
  else socket.write(request, 'latin1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

/** The parts of a multipart form with the boundary XX. */
export const multipart = (...parts: readonly string[]): string =>
  `${parts.map((part) => `--XX\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--XX--\r\n`;

/** A part with a file. */
export const filePart = (content: string): string => `name="file"; filename="a.txt"\r\n\r\n${content}`;

interface RawPost {
  readonly boundary?: string;
  /** Content-Length, where it is not that of the body. */
  readonly length?: number;
  readonly headers?: string;
}

/** A request with a form, as bytes, after which the server is asked to close the connection. */
export function rawPost(path: string, body: string, { boundary = 'XX', length, headers = '' }: RawPost = {}): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${length ?? Buffer.byteLength(body, 'latin1')}`,
    `${headers}\r\n${body}`,
  ].join('\r\n');
}
