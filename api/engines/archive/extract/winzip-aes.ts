import { createCipheriv, createHmac, pbkdf2Sync } from 'node:crypto';

/** Bytes around the content: salt and two password verification bytes in front, ten bytes of an HMAC behind. */
export const aesCheckBytes = 2;
export const aesTagBytes = 10;
export const aesSaltBytes = (keyBytes: number): number => keyBytes / 2;

/** The keys of one entry (WinZip, "AES Encryption Information", §III). */
export interface AesKeys {
  /** The expected password verification bytes. */
  readonly check: Buffer;
  /** Decrypts the next bytes in place. */
  readonly decrypt: (bytes: Buffer) => void;
  /** Ten bytes of the HMAC over everything decrypted so far. */
  readonly tag: () => Buffer;
}

const blockBytes = 16;

/** AES-CTR with a little-endian counter that starts at 1; Node's own is big-endian. */
function createCounterMode(key: Buffer): (bytes: Buffer) => void {
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  let counter = 1;
  let stream = Buffer.alloc(0);
  return (bytes) => {
    const missing = bytes.length - stream.length;
    if (missing > 0) {
      const counters = Buffer.alloc(Math.ceil(missing / blockBytes) * blockBytes);
      for (let at = 0; at < counters.length; at += blockBytes) {
        counters.writeUIntLE(counter, at, 6);
        counter += 1;
      }
      stream = Buffer.concat([stream, cipher.update(counters)]);
    }
    for (let at = 0; at < bytes.length; at++) bytes[at] = (bytes[at] as number) ^ (stream[at] as number);
    stream = stream.subarray(bytes.length);
  };
}

/** Derives an entry's keys from a password and the salt in front of its content (PBKDF2, 1,000 rounds of HMAC-SHA1). */
export function createAes(password: Uint8Array, salt: Uint8Array, keyBytes: 16 | 24 | 32): AesKeys {
  const derived = pbkdf2Sync(password, salt, 1000, 2 * keyBytes + aesCheckBytes, 'sha1');
  const decrypt = createCounterMode(derived.subarray(0, keyBytes));
  const hmac = createHmac('sha1', derived.subarray(keyBytes, 2 * keyBytes));
  return {
    check: derived.subarray(2 * keyBytes),
    decrypt(bytes) {
      hmac.update(bytes);
      decrypt(bytes);
    },
    tag: () => hmac.digest().subarray(0, aesTagBytes),
  };
}
