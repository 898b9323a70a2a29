import type { FileHandle } from 'node:fs/promises';
import { encodeText } from '../../../../catalog/files/archive-names/code-pages.ts';
import { readAt } from '../../../formats/read-at.ts';
import type { PlacedEntry } from './open-archive.ts';
import { aesCheckBytes, aesSaltBytes, aesTagBytes, createAes } from './winzip-aes.ts';
import { createZipCrypto, zipCryptoHeaderBytes } from './zip-crypto.ts';

type Decrypt = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** How to read an encrypted entry. */
export interface Unlocked {
  readonly start: number;
  readonly packedBytes: number;
  readonly decrypt: Decrypt;
}

/** The byte forms of a password: programs disagree on its encoding beyond ASCII. */
function encodingsOf(password: string): readonly Buffer[] {
  const all = [Buffer.from(password), encodeText(password, 'windows-1252'), encodeText(password, 'cp850')];
  const known = all.filter((bytes) => bytes !== null).map((bytes) => Buffer.from(bytes));
  return known.filter((bytes, index) => known.findIndex((other) => other.equals(bytes)) === index);
}

async function readWhole(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = await readAt(file, position, length);
  if (bytes.length < length) throw new Error('the file ends within an entry');
  return bytes;
}

async function unlockTraditional(file: FileHandle, entry: PlacedEntry, check: number, password: Buffer) {
  const header = await readWhole(file, entry.start, zipCryptoHeaderBytes);
  const decryptBytes = createZipCrypto(password);
  decryptBytes(header);
  if (header.at(-1) !== check) return null;
  return {
    start: entry.start + zipCryptoHeaderBytes,
    packedBytes: entry.packedBytes - zipCryptoHeaderBytes,
    async *decrypt(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        decryptBytes(chunk);
        yield chunk;
      }
    },
  };
}

async function unlockAes(file: FileHandle, entry: PlacedEntry, keyBytes: 16 | 24 | 32, password: Buffer) {
  const saltBytes = aesSaltBytes(keyBytes);
  const head = await readWhole(file, entry.start, saltBytes + aesCheckBytes);
  const keys = createAes(password, head.subarray(0, saltBytes), keyBytes);
  if (!keys.check.equals(head.subarray(saltBytes))) return null;
  const start = entry.start + head.length;
  const packedBytes = entry.packedBytes - head.length - aesTagBytes;
  const tag = await readWhole(file, start + packedBytes, aesTagBytes);
  return {
    start,
    packedBytes,
    async *decrypt(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        keys.decrypt(chunk);
        yield chunk;
      }
      if (!keys.tag().equals(tag)) throw new Error('authentication code does not match');
    },
  };
}

async function unlockWith(file: FileHandle, entry: PlacedEntry, password: Buffer): Promise<Unlocked | null> {
  const { encryption } = entry;
  if (encryption === null) throw new Error('the entry is not encrypted');
  const unlocked =
    encryption.way === 'aes'
      ? await unlockAes(file, entry, encryption.keyBytes, password)
      : await unlockTraditional(file, entry, encryption.check, password);
  return unlocked !== null && unlocked.packedBytes >= 0 ? unlocked : null;
}

/**
 * How to read an encrypted entry with a password; null if the password is wrong. Traditional encryption accepts one
 * wrong password in 256, for which the content's checksum then fails: where several encodings are accepted, `reads` is
 * asked for the right one.
 */
export async function unlock(
  file: FileHandle,
  entry: PlacedEntry,
  password: string,
  reads: (unlocked: Unlocked) => Promise<boolean>,
): Promise<Unlocked | null> {
  const accepted: { readonly bytes: Buffer; readonly unlocked: Unlocked }[] = [];
  for (const bytes of encodingsOf(password)) {
    const unlocked = await unlockWith(file, entry, bytes);
    if (unlocked !== null) accepted.push({ bytes, unlocked });
  }
  const last = accepted.pop();
  for (const { bytes, unlocked } of accepted) {
    // Reading what it decrypts uses it up.
    if (await reads(unlocked)) return unlockWith(file, entry, bytes);
  }
  return last?.unlocked ?? null;
}
