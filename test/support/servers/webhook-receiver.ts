import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
export interface Delivery {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
  readonly port: number;
  /** Its secret, as the operator writes it down. */
  readonly secret: string;
  readonly deliveries: readonly Delivery[];
  /** Whether a delivery is signed with the secret (Standard Webhooks). */
  readonly isSigned: (delivery: Delivery) => boolean;
  readonly close: () => Promise<void>;
}

const key = Buffer.alloc(32, 3);

/**
 * Starts a receiver.
 * @param answer Answers a delivery, by its number from 0.
 */
export async function startWebhookReceiver(
  answer: (response: ServerResponse, index: number) => void = (response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    deliveries.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(response, deliveries.length - 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    secret: `whsec_${key.toString('base64')}`,
    deliveries,
    isSigned({ headers, body }) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
