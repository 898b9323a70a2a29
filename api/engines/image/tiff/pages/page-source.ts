import { type ByteSource, fileSource } from '../../byte-source.ts';
import { type Spans, spansOf } from '../../spans.ts';
import { type Directory, damagedTiff, readDirectories, typeBytes } from '../directories/read-directories.ts';
import { fieldTypes, tags } from '../directories/tiff-codes.ts';
import type { WrittenField } from '../directories/write-directories.ts';

/** A page in a file, ready to be copied into another. */
export interface PageSource {
  readonly directory: Directory;
  readonly source: ByteSource;
  readonly data: Spans;
  readonly isTiled: boolean;
}

async function pageSource(source: ByteSource, directory: Directory): Promise<PageSource> {
  const isTiled = directory.fields.some(({ tag }) => tag === tags.tileOffsets);
  const offsets = await directory.numbers(isTiled ? tags.tileOffsets : tags.stripOffsets);
  const counts = await directory.numbers(isTiled ? tags.tileByteCounts : tags.stripByteCounts);
  return { directory, source, data: spansOf(offsets, counts), isTiled };
}

/** All pages of a file in order, reduced-size copies included. */
export async function pageSources(path: string): Promise<readonly PageSource[]> {
  const source = await fileSource(path);
  const pages: PageSource[] = [];
  for await (const directory of readDirectories(source)) pages.push(await pageSource(source, directory));
  return pages;
}

/** A value's numbers in little-endian order; a fraction is two numbers. */
function littleEndian(bytes: Buffer, type: number): Buffer {
  const isFraction = type === fieldTypes.rational || type === fieldTypes.signedRational;
  const size = isFraction ? 4 : (typeBytes[type] ?? 1);
  const copy = Buffer.from(bytes);
  if (size === 2) return copy.swap16();
  if (size === 4) return copy.swap32();
  return size === 8 ? copy.swap64() : copy;
}

/** Converts BigTIFF's 64-bit numbers to 32 bits, since classic TIFF has no others. */
async function narrowed(directory: Directory, tag: number): Promise<WrittenField> {
  const values = await directory.numbers(tag);
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) {
    if (value > 0xffffffff) throw damagedTiff(`field ${tag} is ${value}`);
    bytes.writeUInt32LE(value, index * 4);
  }
  return { tag, type: fieldTypes.long, count: values.length, bytes };
}

/** The page's fields with tags that the predicate accepts, ready to be written into another file. */
export async function fieldsOf(
  { directory }: PageSource,
  wanted: (tag: number) => boolean,
): Promise<readonly WrittenField[]> {
  const written: WrittenField[] = [];
  for (const { tag, type, count } of directory.fields) {
    if (!wanted(tag) || !(type in typeBytes)) continue;
    if (type >= fieldTypes.firstOf64Bits) {
      written.push(await narrowed(directory, tag));
      continue;
    }
    const bytes = await directory.bytes(tag);
    if (bytes === undefined) continue;
    written.push({ tag, type, count, bytes: directory.little ? bytes : littleEndian(bytes, type) });
  }
  return written;
}
