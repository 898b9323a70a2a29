import { open } from 'node:fs/promises';
import { type CompoundFile, openCompoundFile } from '../compound-file.ts';
import { agileKey } from './agile.ts';
import { type PackageKey, segmentBytes } from './package-key.ts';
import { damagedEncryption, unknownEncryption, wrongPassword } from './problems.ts';
import { standardKey } from './standard.ts';

/** Size limit of the stream that describes the encryption; Office writes less than 3 KB. */
const maxDescriptionBytes = 65_536;
/** The package is preceded by its decrypted size. */
const sizeBytes = 8;
const blockBytes = 16;

function streamNamed({ streams }: CompoundFile, wanted: string) {
  // MS-CFB §2.6.1: names are compared without case.
  return streams.find(({ name, depth }) => depth === 0 && name.toLowerCase() === wanted.toLowerCase());
}

/** MS-OFFCRYPTO §2.3.4.4 and §2.3.4.5: the version says which kind of encryption it is. */
async function keyOf(file: CompoundFile, password: string): Promise<PackageKey> {
  const stream = streamNamed(file, 'EncryptionInfo');
  const info = stream && (await file.read(stream, maxDescriptionBytes));
  if (info === undefined || info.length < sizeBytes) throw damagedEncryption('no EncryptionInfo');
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  const isAgile = major === 4 && minor === 4;
  if (!isAgile && minor !== 2) throw unknownEncryption(`version ${major}.${minor}`);
  const key = isAgile ? await agileKey(info.subarray(8), password) : standardKey(info.subarray(4), password);
  if (key === null) throw wrongPassword();
  return key;
}

/** Cuts a stream into segments; the last one is shorter. */
async function* segmentsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= segmentBytes; rest = rest.subarray(segmentBytes)) yield rest.subarray(0, segmentBytes);
  }
  if (rest.length > 0) yield rest;
}

/** Decrypts a package and drops its padding. Throws `damaged-file` if it is shorter than declared. */
async function* decrypted(source: AsyncIterable<Buffer>, key: PackageKey): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  async function* body() {
    for await (const chunk of source) {
      if (head.length >= sizeBytes) yield chunk;
      else {
        const joined = Buffer.concat([head, chunk]);
        head = joined.subarray(0, sizeBytes);
        yield joined.subarray(sizeBytes);
      }
    }
  }
  let [index, left] = [0, Number.POSITIVE_INFINITY];
  for await (const segment of segmentsOf(body())) {
    if (index === 0) left = Number(head.readBigUInt64LE());
    const whole = Buffer.concat([segment, Buffer.alloc(-segment.length & (blockBytes - 1))]);
    const bytes = key(whole, index).subarray(0, left);
    index += 1;
    left -= bytes.length;
    yield bytes;
    if (left === 0) return;
  }
  throw damagedEncryption('the package is shorter than it says');
}

/**
 * Writes the decrypted package of an encrypted Office document (MS-OFFCRYPTO §2.3.4.4), with only a few segments in
 * memory. Throws `wrong-password`, `unsupported-file-type` for an unknown kind of encryption, `damaged-file`,
 * `too-complex`, and the signal's reason.
 * @param input Path of a compound file with a stream `EncryptedPackage`.
 */
export async function decryptOfficePackage(
  input: string,
  output: string,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  const file = await openCompoundFile(input);
  try {
    const stream = streamNamed(file, 'EncryptedPackage');
    if (stream === undefined) throw damagedEncryption('no EncryptedPackage');
    const key = await keyOf(file, password);
    const target = await open(output, 'wx');
    try {
      for await (const bytes of decrypted(file.stream(stream), key)) {
        signal.throwIfAborted();
        await target.writeFile(bytes);
      }
    } finally {
      await target.close();
    }
  } finally {
    await file.close();
  }
}
