import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReverseProxy {
  readonly base: string;
  readonly close: () => Promise<void>;
}

/** A reverse proxy that publishes a server under a path, and removes the path from requests or keeps it. */
export async function startReverseProxy(target: string, basePath: string, strips: boolean): Promise<ReverseProxy> {
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (!url.startsWith(`${basePath}/`)) {
      outgoing.writeHead(404).end('the proxy has nothing here');
      return;
    }
    const { method = 'GET', headers } = incoming;
    const passed = request(target + (strips ? url.slice(basePath.length) : url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
