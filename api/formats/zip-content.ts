import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { earliest, type ZipWriter } from './zip-writer.ts';

/** A content that is packed as it arrives. */
export interface ContentToPack {
  /** With slashes. */
  readonly name: string;
  /** zlib's, 1 to 9; 0 stores the content as it is. */
  readonly level: number;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

const plainFile = 0o100644;
const folder = 0o040755;
/** Sizes have 32 bits: parts of documents are far smaller, and all readers know them. */
const maxBytes = 0xfffffffe;

async function* deflated(content: AsyncIterable<Buffer>, level: number): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level });
  // Errors of either end reach the loop; leaving the loop ends both.
  pipeline(Readable.from(content, { objectMode: false }), deflate, () => {});
  yield* deflate;
}

/**
 * Adds a file to a ZIP archive, with the same date and permissions for all. Throws what its content throws, the
 * signal's reason, and an error for more than 4 GB.
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
      sum = crc32(chunk, sum);
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error('a part of more than 4 GB');
      yield chunk;
    }
  }
  const [method, packed] = level === 0 ? [0, counted()] : [8, deflated(counted(), level)];
  const entry = { name, method, modified: earliest, mode: plainFile, maxBytes };
  await writer.add(entry, packed, () => ({ crc32: sum, bytes }));
}

/** Adds a folder, whose name ends with a slash. */
export async function addFolder(writer: ZipWriter, name: string): Promise<void> {
  const entry = { name, method: 0, modified: earliest, mode: folder, maxBytes: 0 };
  await writer.add(entry, [], () => ({ crc32: 0, bytes: 0 }));
}
