import { createDecipheriv, createHash, type Decipher, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { ProblemError } from '../../problem.ts';
import type { PartEncryption } from './open-document-manifest.ts';
import { unknownEncryption } from './problems.ts';

const derive = promisify(pbkdf2);

/** For all parts of a document together: LibreOffice uses 100,000 rounds a part, which take some 50 ms. */
const maxRounds = 50_000_000;

/** SHA-1 or SHA-256, by any of its URIs or names (OpenDocument 1.3 part 2, §4.8.3 and §4.8.12). */
function hashNamed(name: string | undefined, usual: string): string {
  if (name === undefined) return usual;
  if (/sha-?256(-1k|\/1k)?$/i.test(name)) return 'sha256';
  if (/sha-?1(-1k|\/1k)?$/i.test(name)) return 'sha1';
  throw unknownEncryption(name);
}

/** Decrypts a part, and checks the password. */
export interface PartKey {
  /** Keeps the padding: the last byte states how many bytes it has (W3C, "XML Encryption", §5.2). */
  readonly decipher: Decipher;
  /** Whether the password is right, judged by the first 1,024 decrypted bytes (OpenDocument 1.3 part 2, §4.8.3). */
  readonly matches: (start: Buffer) => boolean;
}

/**
 * Makes the keys of a document's parts from its password (OpenDocument 1.3 part 2, §3.4.2). Throws
 * `unsupported-file-type` for Blowfish and Argon2, and `too-complex`.
 */
export function createPartKeys(password: string): (encryption: PartEncryption) => Promise<PartKey> {
  const known = new Map<string, Promise<Buffer>>();
  let rounds = 0;
  return async ({ checksum, algorithm, derivation, startKey }) => {
    const bits = /xmlenc#aes(128|192|256)-cbc$/.exec(algorithm['algorithm-name'] ?? '')?.[1];
    const isPbkdf2 = /(^|#)pbkdf2$/i.test(derivation['key-derivation-name'] ?? '');
    if (bits === undefined || !isPbkdf2 || checksum.checksum === undefined) {
      throw unknownEncryption(`${algorithm['algorithm-name']} ${derivation['key-derivation-name']}`);
    }
    const count = Number(derivation['iteration-count']);
    const salt = Buffer.from(derivation.salt ?? '', 'base64');
    const startHash = hashNamed(startKey['start-key-generation-name'], 'sha1');
    const name = [bits, count, startHash, derivation.salt].join(' ');
    if (!known.has(name)) {
      rounds += count;
      if (!(count >= 1) || rounds > maxRounds) {
        throw new ProblemError('too-complex', 'The password of this document asks for more work than the server does.');
      }
      const start = createHash(startHash).update(password).digest();
      known.set(name, derive(start, salt, count, Number(bits) / 8, 'sha1'));
    }
    const key = (await known.get(name)) as Buffer;
    const iv = Buffer.from(algorithm['initialisation-vector'] ?? '', 'base64');
    if (iv.length !== 16) throw unknownEncryption('no initialisation vector');
    const hash = hashNamed(checksum['checksum-type'], 'sha1');
    const expected = Buffer.from(checksum.checksum, 'base64');
    return {
      decipher: createDecipheriv(`aes-${bits}-cbc`, key, iv).setAutoPadding(false),
      matches: (start) => createHash(hash).update(start).digest().equals(expected),
    };
  };
}
