import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { megabytes } from '../../../catalog/limits.ts';

/** A program with separate limits. */
export interface ApiKey {
  /** A prefix of its hash, which identifies it in metrics and in the limits' tables. */
  readonly id: string;
  /** Each replaces the limit for addresses; undefined to keep that one. */
  readonly requestsPerMinute: number | undefined;
  readonly uploads: number | undefined;
  readonly bytes: number | undefined;
  /** Origins of web pages that may use it. */
  readonly origins: ReadonlySet<string>;
}

/** The keys that a server accepts, known only by their hashes. */
export interface KeyRing {
  /** The key with the given secret; undefined if unknown. */
  readonly find: (secret: string) => ApiKey | undefined;
  /** Whether some key may be used by pages of this origin. */
  readonly hasOrigin: (origin: string) => boolean;
}

/** Random bytes in a key: too many to guess, so that a fast hash reveals nothing. */
const secretBytes = 32;
const idCharacters = 12;

const sha256 = (secret: string) => createHash('sha256').update(secret).digest('hex');

const limit = z.int().min(1).optional();
const fileSchema = z.strictObject({
  keys: z.array(
    z.strictObject({
      sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
      requestsPerMinute: limit,
      uploads: limit,
      megabytes: limit,
      origins: z.array(z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)).default([]),
    }),
  ),
});

/** Creates a key: the secret for the program, and the hash for the key file. */
export function createKey(): { readonly secret: string; readonly sha256: string } {
  const secret = `fw_${randomBytes(secretBytes).toString('base64url')}`;
  return { secret, sha256: sha256(secret) };
}

/** Parses a key file. Throws an Error that says what is wrong with it. */
export function parseKeys(text: string): KeyRing {
  const result = fileSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const found = new Map<string, ApiKey>();
  for (const { sha256: hash, requestsPerMinute, uploads, megabytes: most, origins } of result.data.keys) {
    if (found.has(hash)) throw new Error(`The key ${hash} is there twice.`);
    const id = hash.slice(0, idCharacters);
    const bytes = most === undefined ? undefined : megabytes(most);
    found.set(hash, { id, requestsPerMinute, uploads, bytes, origins: new Set(origins) });
  }
  const keys = [...found.values()];
  return {
    find: (secret) => found.get(sha256(secret)),
    hasOrigin: (origin) => keys.some(({ origins }) => origins.has(origin)),
  };
}

/** Reads a key file. Throws an Error for the operator if it cannot be read or is invalid. */
export function readKeys(path: string): KeyRing {
  try {
    return parseKeys(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`API_KEYS (${path}) cannot be used: ${(error as Error).message}`);
  }
}
