import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { checkedAddresses, type Resolve } from './checked-addresses.ts';
import type { Receiver } from './receivers.ts';
import { type Message, signatureHeaders } from './sign.ts';

/** Where a message goes. */
export interface Target {
  readonly url: URL;
  readonly receiver: Receiver;
}

/** Bytes of headers that are read of an answer; its body is not read. */
const maxHeaderBytes = 16_384;

/** A lookup for connections that knows these addresses only. */
const knownAddresses =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses as [LookupAddress];
    if (all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };

/**
 * Sends a message once, signed, and returns the status of the answer. Redirects are not followed. Throws if the host's
 * addresses are not allowed, if there is no answer, and the signal's reason.
 */
export async function postMessage(
  { url, receiver }: Target,
  message: Message,
  signal: AbortSignal,
  resolve?: Resolve,
): Promise<number> {
  const addresses = await checkedAddresses(url.hostname, receiver.isPrivate, resolve);
  signal.throwIfAborted();
  const body = Buffer.from(message.body);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((settle, reject) => {
    const request = send(url, {
      method: 'POST',
      // No connection is kept: the next one goes to addresses that are checked again.
      agent: false,
      lookup: knownAddresses(addresses),
      maxHeaderSize: maxHeaderBytes,
      signal,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        'User-Agent': 'Filewright-Webhooks/1.0',
        ...signatureHeaders(message, receiver.key, Math.floor(Date.now() / 1000)),
      },
    });
    request.on('error', reject);
    request.once('response', (answer) => {
      settle(answer.statusCode ?? 0);
      answer.destroy();
    });
    request.end(body);
  });
}
