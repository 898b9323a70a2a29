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

/** How the tools are served to an assistant. */
export interface AssistantSettings {
  /** The only folder whose files it may use, absolute. */
  readonly folder: string;
  /** The version to report. */
  readonly version: string;
  /** Serves HTTP on this port of this machine; without it, standard input and output. */
  readonly port?: number;
  /** Called when the assistant closes standard input. */
  readonly onClosed: () => void;
}

/** A running server for an assistant. */
export interface RunningAssistant {
  /** Its address; null on standard input and output. */
  readonly url: string | null;
  readonly close: () => Promise<void>;
}

/** Serves the tools to an assistant. Throws if the port is taken. */
export async function serveAssistant(
  filewright: Filewright,
  { folder, version, port, onClosed }: AssistantSettings,
): Promise<RunningAssistant> {
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
    // DNS rebinding: a web page must not reach this machine's files under a name that resolves to it.
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
