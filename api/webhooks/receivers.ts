import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** An address to which the operator lets the server send webhooks. */
export interface Receiver {
  /** Scheme, host, port and path; a request may add a query. */
  readonly address: string;
  /** Bytes of the secret that messages to it are signed with. */
  readonly key: Buffer;
  /** Whether it may be in a private network, such as this machine's own. */
  readonly isPrivate: boolean;
}

/** The addresses to which the operator lets the server send webhooks. */
export interface Receivers {
  /** The receiver behind a URL; undefined if the operator has not allowed it. */
  readonly find: (url: URL) => Receiver | undefined;
}

/** Lengths of a secret in bytes (Standard Webhooks, "Signature scheme"). */
const secretBytes = { least: 24, most: 64 };

const addressOf = ({ origin, pathname }: URL) => origin + pathname;

const secret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]+=*$/, 'must be whsec_ and a Base64 text')
  .transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64'))
  .refine(
    ({ length }) => length >= secretBytes.least && length <= secretBytes.most,
    `must have ${secretBytes.least} to ${secretBytes.most} bytes`,
  );

const url = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(
    ({ username, password, search, hash }) => username + password + search + hash === '',
    'must have no user, query or fragment',
  );

const fileSchema = z.strictObject({
  receivers: z.array(z.strictObject({ url, secret, private: z.boolean().default(false) })).min(1),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the file around the fault, and so perhaps a secret.
    throw new Error('It is not JSON.');
  }
}

/** Parses a file of receivers. Throws an Error that says what is wrong with it. */
export function parseReceivers(text: string): Receivers {
  const result = fileSchema.safeParse(parseJson(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const found = new Map<string, Receiver>();
  for (const { url: allowed, secret: key, private: isPrivate } of result.data.receivers) {
    const address = addressOf(allowed);
    if (found.has(address)) throw new Error(`The receiver ${address} is there twice.`);
    found.set(address, { address, key, isPrivate });
  }
  return { find: (wanted) => (wanted.username + wanted.password === '' ? found.get(addressOf(wanted)) : undefined) };
}

/** Reads a file of receivers. Throws an Error for the operator if it cannot be read or is invalid. */
export function readReceivers(path: string): Receivers {
  try {
    return parseReceivers(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`WEBHOOK_RECEIVERS (${path}) cannot be used: ${(error as Error).message}`);
  }
}
