import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on which an upload gets as far as a test lets it, however fast or busy the machine is. */
export interface HeldUploads {
  readonly base: string;
  /** Lets so many more bytes through to the server and no more, over all connections; before, everything passes. */
  readonly pass: (bytes: number) => void;
  readonly close: () => Promise<void>;
}

/**
 * Relays connections to a server, and holds back what is sent to it at a test's word. The system's buffers take in up to
 * 40 MB of what is held, which a browser counts as sent (`tcp_rmem` and `tcp_wmem` of tcp(7)).
 */
export async function holdUploads(target: string): Promise<HeldUploads> {
  const { hostname, port } = new URL(target);
  const visitors = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;

  const relays = createServer((visitor) => {
    const server = connect(Number(port), hostname);
    visitors.add(visitor);
    const end = () => {
      visitors.delete(visitor);
      visitor.destroy();
      server.destroy();
    };
    for (const socket of [visitor, server]) socket.on('error', end).on('close', end);
    server.pipe(visitor);
    visitor.on('data', (chunk) => {
      server.write(chunk);
      left -= chunk.length;
      if (left <= 0) visitor.pause();
    });
  }).listen(0, '127.0.0.1');
  await once(relays, 'listening');
  return {
    base: `http://127.0.0.1:${(relays.address() as AddressInfo).port}`,
    pass(bytes) {
      left = bytes;
      for (const visitor of visitors) visitor.resume();
    },
    async close() {
      relays.close();
      for (const visitor of visitors) visitor.destroy();
      await once(relays, 'close');
    },
  };
}
