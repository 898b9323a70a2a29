import { pipeline, Readable } from 'node:stream';
import { createDeflateRaw, crc32 as nextSum } from 'node:zlib';
import { earliest, type ZipWriter } from './zip-writer.ts';

/** Content that is compressed as it arrives. */
export interface ContentToPack {
  /** With slashes between folders. */
  readonly name: string;
  /** zlib's level, 1 to 9; 0 stores the content uncompressed. */
  readonly level: number;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

const plainFile = 0o100644;
const folder = 0o040755;
/** Sizes are written with 32 bits, which all readers know; parts of documents are far smaller. */
const maxBytes = 0xfffffffe;

async function* deflated(content: AsyncIterable<Buffer>, level: number): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level });
  // Errors at either end reach the loop; leaving the loop ends both.
  pipeline(Readable.from(content, { objectMode: false }), deflate, () => {});
  yield* deflate;
}

/**
 * Adds a file to a ZIP archive, with a fixed date and fixed permissions. Throws the errors of its content, the signal's
 * reason, and an error for more than 4 GB.
 */
export async function addContent(
  writer: ZipWriter,
  { name, level, content }: ContentToPack,
  signal?: AbortSignal,
): Promise<void> {
  let [sum, bytes] = [0, 0];
  async function* counted() {
    for await (const chunk of content) {
      signal?.throwIfAborted();
      sum = nextSum(chunk, sum);
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error('a part of more than 4 GB');
      yield chunk;
    }
  }
  const [method, packed] = level === 0 ? [0, counted()] : [8, deflated(counted(), level)];
  const entry = { name, method, modified: earliest, mode: plainFile, maxBytes };
  await writer.add(entry, packed, () => ({ crc32: sum, bytes }));
}

/** An entry as another archive compressed it. */
export interface PackedEntry {
  readonly name: string;
  readonly method: number;
  /** Of the unpacked content. */
  readonly bytes: number;
  readonly crc32: number;
  readonly packed: AsyncIterable<Buffer>;
}

/** Adds a file without packing it again, with a fixed date and fixed permissions. Throws the errors of its content. */
export async function addPacked(writer: ZipWriter, { name, method, bytes, crc32, packed }: PackedEntry): Promise<void> {
  await writer.add({ name, method, modified: earliest, mode: plainFile, maxBytes }, packed, () => ({ crc32, bytes }));
}

/** Adds a folder; its name must end with a slash. */
export async function addFolder(writer: ZipWriter, name: string): Promise<void> {
  const entry = { name, method: 0, modified: earliest, mode: folder, maxBytes: 0 };
  await writer.add(entry, [], () => ({ crc32: 0, bytes: 0 }));
}
