import { createHmac } from 'node:crypto';

/** What is sent to a receiver. */
export interface Message {
  /** The same for every attempt, so that a receiver can recognise a repetition. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/**
 * The headers that identify a message, date an attempt and sign both with the content (Standard Webhooks 1.0, symmetric
 * signatures).
 *
 * @param seconds When the attempt is made, as Unix time.
 */
export function signatureHeaders({ id, body }: Message, key: Buffer, seconds: number): Record<string, string> {
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
