import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import Fastify from 'fastify';
import type { Filewright } from '../index.ts';
import { createAssistantServer } from './assistant.ts';

/** How an assistant reaches the tools. */
export interface AssistantSettings {
  /** The only folder whose files it may use, absolute. */
  readonly folder: string;
  /** The version that it is told. */
  readonly version: string;
  /** Over HTTP on this port of this machine; on standard input and output without one. */
  readonly port?: number;
  /** Told that the assistant has closed standard input. */
  readonly onClosed: () => void;
}

/** A door that is open to an assistant. */
export interface AssistantDoor {
  /** Its address; null on standard input and output. */
  readonly url: string | null;
  readonly close: () => Promise<void>;
}

/** Opens a door to the tools for an assistant. Throws where the port is taken. */
export async function serveAssistant(
  filewright: Filewright,
  { folder, version, port, onClosed }: AssistantSettings,
): Promise<AssistantDoor> {
  const create = () => createAssistantServer(filewright, folder, version);
  if (port === undefined) {
    const handle = serveStdio(create);
    process.stdin.once('end', onClosed);
    return { url: null, close: handle.close };
  }
  const handler = createMcpHandler(create);
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/mcp', async ({ method, headers, body }, reply) => {
    const request = new Request(`http://${headers.host}/mcp`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body !== undefined && body !== null && { body: body as Buffer<ArrayBuffer> }),
    });
    // A page on the web must not reach this machine's files under a name that leads here.
    const refusal =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    return reply.send(refusal ?? (await handler.fetch(request)));
  });
  const address = await app.listen({ host: '127.0.0.1', port });
  return {
    url: `${address}/mcp`,
    async close() {
      await handler.close();
      await app.close();
    },
  };
}
