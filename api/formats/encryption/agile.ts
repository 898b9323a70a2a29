import { createDecipheriv, createHash, getHashes } from 'node:crypto';
import { ProblemError } from '../../problem.ts';
import { localName, readXml } from '../xml/xml.ts';
import type { PackageKey } from './package-key.ts';
import { damagedEncryption, unknownEncryption } from './problems.ts';

type Attributes = Readonly<Record<string, string>>;

/** How something is encrypted (MS-OFFCRYPTO §2.3.4.10, `keyData` and `encryptedKey`). */
interface Scheme {
  readonly salt: Buffer;
  readonly hash: string;
  readonly hashBytes: number;
  readonly blockBytes: number;
  readonly keyBytes: number;
}

/** Block keys: what is appended to the password's hash to derive the key for each purpose (§2.3.4.11 to §2.3.4.13). */
const purposes = {
  verifierInput: Buffer.from('fea7d2763b4b9e79', 'hex'),
  verifierHash: Buffer.from('d7aa0f6d3061344e', 'hex'),
  key: Buffer.from('146e0be7abacd0d6', 'hex'),
} as const;

/** Office writes 100,000; §2.3.4.10 allows a hundred times as many, which would take a core for half a minute. */
const maxRounds = 1_000_000;
/** For a description of some 1,500 bytes, as Office writes it. */
const readTimeoutMs = 5000;
const filler = 0x36;

/** Truncated or padded to a length (§2.3.4.11). */
function fitted(bytes: Buffer, length: number): Buffer {
  return bytes.length >= length
    ? bytes.subarray(0, length)
    : Buffer.concat([bytes, Buffer.alloc(length - bytes.length, filler)]);
}

function decrypt({ blockBytes }: Scheme, key: Buffer, iv: Buffer, bytes: Buffer): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, fitted(iv, blockBytes)).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

function schemeOf(attributes: Attributes): Scheme {
  const hash = (attributes.hashAlgorithm ?? '').toLowerCase().replace('-', '');
  const [keyBits, blockBytes] = [Number(attributes.keyBits), Number(attributes.blockSize)];
  const isAes = attributes.cipherAlgorithm === 'AES' && attributes.cipherChaining === 'ChainingModeCBC';
  if (!isAes || blockBytes !== 16 || ![128, 192, 256].includes(keyBits) || !getHashes().includes(hash)) {
    throw unknownEncryption(`${attributes.cipherAlgorithm} ${attributes.cipherChaining} ${keyBits} ${hash}`);
  }
  const salt = Buffer.from(attributes.saltValue ?? '', 'base64');
  return { salt, hash, hashBytes: Number(attributes.hashSize), blockBytes, keyBytes: keyBits / 8 };
}

const uint32LE = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** The hash of a password after a number of iterations (§2.3.4.11). */
function iteratedHash({ hash, salt }: Scheme, password: string, rounds: number): Buffer {
  const digest = (...parts: readonly Buffer[]) => {
    const sum = createHash(hash);
    for (const part of parts) sum.update(part);
    return sum.digest();
  };
  let spinning = digest(salt, Buffer.from(password, 'utf16le'));
  const counter = Buffer.alloc(4);
  for (let round = 0; round < rounds; round++) {
    counter.writeUInt32LE(round);
    spinning = digest(counter, spinning);
  }
  return spinning;
}

async function readDescription(xml: Buffer): Promise<{ readonly data: Attributes; readonly key: Attributes }> {
  const found = new Map<string, Attributes>();
  const open = (name: string, attributes: Attributes) => {
    if (!found.has(localName(name))) found.set(localName(name), attributes);
  };
  await readXml([xml] as unknown as AsyncIterable<Buffer>, { open }, { signal: AbortSignal.timeout(readTimeoutMs) });
  const [data, key] = [found.get('keyData'), found.get('encryptedKey')];
  if (data === undefined || key === undefined) throw unknownEncryption('no password among the key encryptors');
  return { data, key };
}

/**
 * The key of a package encrypted by Office 2010 or later (MS-OFFCRYPTO §2.3.4.10, agile encryption), or null for a
 * wrong password. Throws `damaged-file`, `unsupported-file-type` and `too-complex`.
 *
 * @param description The XML of the EncryptionInfo stream.
 */
export async function agileKey(description: Buffer, password: string): Promise<PackageKey | null> {
  const { data, key: encryptor } = await readDescription(description);
  const [ofData, ofKey] = [schemeOf(data), schemeOf(encryptor)];
  const rounds = Number(encryptor.spinCount);
  if (!(rounds >= 0)) throw damagedEncryption('no spin count');
  if (rounds > maxRounds) {
    throw new ProblemError('too-complex', 'The password of this document asks for more work than the server does.');
  }
  const hash = iteratedHash(ofKey, password, rounds);
  const opened = (name: string, purpose: Buffer) => {
    const key = fitted(createHash(ofKey.hash).update(hash).update(purpose).digest(), ofKey.keyBytes);
    return decrypt(ofKey, key, ofKey.salt, Buffer.from(encryptor[name] ?? '', 'base64'));
  };
  const input = opened('encryptedVerifierHashInput', purposes.verifierInput).subarray(0, ofKey.salt.length);
  const expected = opened('encryptedVerifierHashValue', purposes.verifierHash).subarray(0, ofKey.hashBytes);
  if (!createHash(ofKey.hash).update(input).digest().equals(expected)) return null;
  const key = opened('encryptedKeyValue', purposes.key).subarray(0, ofData.keyBytes);
  return (segment, index) => {
    const iv = createHash(ofData.hash).update(ofData.salt).update(uint32LE(index)).digest();
    return decrypt(ofData, key, iv, segment);
  };
}
