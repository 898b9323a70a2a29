import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteSource, bytesBetween } from '../../byte-source.ts';
import type { Spans } from '../../spans.ts';
import { fieldTypes, tags } from './tiff-codes.ts';

// Own code: no library, libtiff's tools included, copies pages with their data untouched and their fields chosen.

/** A field to write, its values in little-endian order. */
export interface WrittenField {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly bytes: Buffer;
}

/** A page to write: its data, and its fields except those that locate the data. */
export interface WrittenPage {
  readonly fields: readonly WrittenField[];
  readonly source: ByteSource;
  readonly data: Spans;
  readonly isTiled: boolean;
}

const headerBytes = 8;
const places = {
  strips: [tags.stripOffsets, tags.stripByteCounts],
  tiles: [tags.tileOffsets, tags.tileByteCounts],
} as const;

function longs(tag: number, values: readonly number[]): WrittenField {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return { tag, type: fieldTypes.long, count: values.length, bytes };
}

const even = (length: number) => length + (length % 2);

/** The bytes of a directory at offset `start`, followed by the values that do not fit into their fields. */
function directory(fields: readonly WrittenField[], start: number, next: (end: number) => number): Buffer {
  const sorted = [...fields].sort((a, b) => a.tag - b.tag);
  const head = Buffer.alloc(2 + sorted.length * 12 + 4);
  const values: Buffer[] = [];
  let end = start + head.length;
  head.writeUInt16LE(sorted.length, 0);
  for (const [index, { tag, type, count, bytes }] of sorted.entries()) {
    const at = 2 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    if (bytes.length <= 4) {
      bytes.copy(head, at + 8);
      continue;
    }
    head.writeUInt32LE(end, at + 8);
    values.push(bytes, Buffer.alloc(bytes.length % 2));
    end += even(bytes.length);
  }
  head.writeUInt32LE(next(end), head.length - 4);
  return Buffer.concat([head, ...values]);
}

/** Writes a classic little-endian TIFF (TIFF 6.0 §2). The data of its pages is copied, never decoded. */
export async function writeDirectories(pages: readonly WrittenPage[], output: string): Promise<void> {
  async function* content(): AsyncGenerator<Buffer> {
    yield Buffer.from('49492a0008000000', 'hex');
    let start = headerBytes;
    for (const [index, { fields, source, data, isTiled }] of pages.entries()) {
      const [offsetTag, countTag] = isTiled ? places.tiles : places.strips;
      const lengths = Array.from(data, ({ start, end }) => end - start);
      const counts = longs(countTag, lengths);
      // Its length does not depend on the offsets, so it can be measured before they are known.
      const size = directory([...fields, counts, longs(offsetTag, lengths)], start, () => 0).length;
      let end = start + size;
      const offsets = lengths.map((length) => {
        const at = end;
        end += even(length);
        return at;
      });
      const next = index === pages.length - 1 ? 0 : end;
      yield directory([...fields, counts, longs(offsetTag, offsets)], start, () => next);
      for (const span of data) {
        yield* bytesBetween(source, span.start, span.end);
        if ((span.end - span.start) % 2 === 1) yield Buffer.alloc(1);
      }
      start = end;
    }
  }
  await pipeline(Readable.from(content()), createWriteStream(output));
}
