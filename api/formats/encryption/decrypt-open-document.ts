import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ProblemError } from '../../problem.ts';
import { addContent, addFolder } from '../zip/zip-content.ts';
import { type OfficePackage, openPackage } from '../zip/zip-package.ts';
import { createZipWriter, type ZipWriter } from '../zip/zip-writer.ts';
import { plainManifest, readManifest } from './open-document-manifest.ts';
import { createPartKeys, type PartKey } from './part-key.ts';
import { damagedEncryption, wrongPassword } from './problems.ts';

const manifestName = 'META-INF/manifest.xml';
const checkedBytes = 1024;
const blockBytes = 16;
/** Unpacked bytes of all parts together, as in any other package. */
const maxBytes = 1_000_000_000;
/** The fastest level: the copy is read once and deleted. */
const compressionLevel = 1;

/** Decrypts a part. Throws `wrong-password` before passing anything on if its start does not match its checksum. */
async function* decrypted(source: AsyncIterable<Buffer>, { decipher, matches }: PartKey): AsyncGenerator<Buffer> {
  let isChecked = false;
  // The last block is held back: it ends with the padding.
  let held = Buffer.alloc(0);
  const check = (start: Buffer) => {
    if (!isChecked && !matches(start.subarray(0, checkedBytes))) throw wrongPassword();
    isChecked = true;
  };
  for await (const chunk of source) {
    held = Buffer.concat([held, decipher.update(chunk)]);
    if (held.length < checkedBytes + blockBytes) continue;
    check(held);
    yield held.subarray(0, -blockBytes);
    held = held.subarray(-blockBytes);
  }
  const padding = held.at(-1) ?? 0;
  const last = held.subarray(0, Math.max(0, held.length - padding));
  check(last);
  yield last;
}

async function* inflated(source: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw();
  // Errors at either end reach the loop; leaving the loop ends both.
  pipeline(Readable.from(source, { objectMode: false }), inflate, () => {});
  for await (const chunk of inflate as AsyncIterable<Buffer>) {
    count(chunk.length);
    yield chunk;
  }
}

async function copyParts(source: OfficePackage, writer: ZipWriter, password: string, signal: AbortSignal) {
  const listed = source.entries.find(({ name }) => name === manifestName);
  if (listed === undefined) throw damagedEncryption('no manifest');
  const manifest = await readManifest(await source.read(listed), signal);
  const encryptions = new Map(manifest.map(({ attributes, encryption }) => [attributes['full-path'], encryption]));
  const keyOf = createPartKeys(password);
  let total = 0;
  const count = (bytes: number) => {
    total += bytes;
    if (total > maxBytes) throw new ProblemError('too-complex', 'This document unpacks to an enormous size.');
  };
  for (const entry of source.entries) {
    signal.throwIfAborted();
    if (entry.folder) {
      await addFolder(writer, entry.name);
      continue;
    }
    const encryption = encryptions.get(entry.name);
    const bytes = await source.read(entry);
    if (encryption) {
      const content = inflated(decrypted(bytes, await keyOf(encryption)), count);
      await addContent(writer, { name: entry.name, level: compressionLevel, content }, signal);
    } else {
      const content = entry === listed ? [plainManifest(manifest)] : bytes;
      const level = entry.stored ? 0 : compressionLevel;
      await addContent(writer, { name: entry.name, level, content }, signal);
    }
  }
}

/**
 * Copies an encrypted OpenDocument package without its encryption (OpenDocument 1.3 part 2, §3.4), part by part.
 * Throws `wrong-password`, `unsupported-file-type` for an unknown kind of encryption, `damaged-file`, `too-complex`,
 * and the signal's reason.
 */
export async function decryptOpenDocument(
  input: string,
  output: string,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  const source = await openPackage(input);
  try {
    const writer = await createZipWriter(output);
    try {
      await copyParts(source, writer, password, signal);
      await writer.end();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ProblemError) throw error;
      if (error instanceof Error && 'syscall' in error) throw error;
      throw damagedEncryption(String(error));
    } finally {
      await writer.close();
    }
  } finally {
    source.close();
  }
}
