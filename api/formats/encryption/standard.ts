import { createDecipheriv, createHash } from 'node:crypto';
import type { PackageKey } from './package-key.ts';
import { damagedEncryption, unknownEncryption } from './problems.ts';

/** MS-OFFCRYPTO §2.3.2: AES-128, AES-192 and AES-256. */
const keyBytesOf: Readonly<Record<number, number>> = { 26126: 16, 26127: 24, 26128: 32 };
/** MS-OFFCRYPTO §2.3.4.7. */
const rounds = 50_000;
const hashBlockBytes = 64;
const saltBytes = 16;

const sha1 = (...parts: readonly Buffer[]): Buffer => {
  const sum = createHash('sha1');
  for (const part of parts) sum.update(part);
  return sum.digest();
};

function keyOf(password: string, salt: Buffer, bytes: number): Buffer {
  const counter = Buffer.alloc(4);
  let hash = sha1(salt, Buffer.from(password, 'utf16le'));
  for (let round = 0; round < rounds; round++) {
    counter.writeUInt32LE(round);
    hash = sha1(counter, hash);
  }
  hash = sha1(hash, Buffer.alloc(4));
  const mixed = (filler: number) => {
    const block = Buffer.alloc(hashBlockBytes, filler);
    for (const [index, byte] of hash.entries()) block[index] = filler ^ byte;
    return sha1(block);
  };
  return Buffer.concat([mixed(0x36), mixed(0x5c)]).subarray(0, bytes);
}

/**
 * The key of a package encrypted by Office 2007 (MS-OFFCRYPTO §2.3.4.5 to §2.3.4.9, standard encryption), or null for
 * a wrong password. Throws `damaged-file` and `unsupported-file-type`.
 *
 * @param description The EncryptionInfo stream after its version.
 */
export function standardKey(description: Buffer, password: string): PackageKey | null {
  if (description.length < 8) throw damagedEncryption('no encryption header');
  const headerBytes = description.readUInt32LE(4);
  const verifier = description.subarray(8 + headerBytes);
  if (headerBytes < 32 || verifier.length < 4 + saltBytes + 16 + 4 + 32) throw damagedEncryption('no verifier');
  const algorithm = description.readUInt32LE(16);
  const keyBytes = keyBytesOf[algorithm];
  if (keyBytes === undefined) throw unknownEncryption(`algorithm 0x${algorithm.toString(16)}`);
  const key = keyOf(password, verifier.subarray(4, 4 + saltBytes), keyBytes);
  const decrypt = (bytes: Buffer) => {
    const cipher = createDecipheriv(`aes-${keyBytes * 8}-ecb`, key, null).setAutoPadding(false);
    return Buffer.concat([cipher.update(bytes), cipher.final()]);
  };
  const hash = decrypt(verifier.subarray(40, 72)).subarray(0, 20);
  return sha1(decrypt(verifier.subarray(20, 36))).equals(hash) ? decrypt : null;
}
